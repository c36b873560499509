import type { PagePhrasings } from '#domain/question/phrasings.ts'

/** Search words for the sections of a dashboard, by slug. */
export const SECTION_PHRASINGS: PagePhrasings = {
  'indicator-overview': 'overview, summary, trend, sources side by side, one indicator, latest figures',
  'zonal-analysis':
    'zones, zonal, geopolitical zones, map, maps, state map, lga map, choropleth, zone by zone',
  'indicator-comparison': 'compare indicators, several indicators, indicators together',
  'dataset-comparison':
    'compare surveys, compare sources, compare years, two surveys, change between surveys',
  'multi-source-comparison': 'three maps, panels, maps side by side, multi source',
  disaggregation:
    'by sex, by wealth, by residence, urban rural, rural urban, poorest, richest, equity, inequality, by education, by age, gender',
  scorecard:
    'scorecards, traffic lights, league table, performance table, targets by state, balanced scorecard',
  'data-quality': 'data quality, completeness, outliers, reporting rate, dqa, consistency of reports',
  'quarterly-performance': 'quarterly, quarters, quarter, quarterly review, monthly routine, q1, q2, q3, q4',
  'epidemic-curve':
    'epidemic curve, epi curve, outbreak curve, weekly cases, epi week, situation report, sitrep',
  'correlation-analysis': 'correlation, relationship between indicators, association, scatter',
  'descriptive-analysis':
    'descriptive statistics, histogram, distribution, mean, median, box plot, statistics',
  'predictive-analysis': 'forecast, prediction, projection, predict, future, 2030, forecasts',
  'bubble-chart-analysis': 'bubble chart, bubbles, gapminder, motion chart',
}

/** The same for pages, by their slug. */
export const PAGE_PHRASINGS: PagePhrasings = {
  briefs:
    'state briefs, brief, briefs, two pages, two page brief, fact sheet, factsheet, one pager, brief of a state, print a state, meeting paper, handout',
  'health-profiles':
    'health profiles, profile of a state, state profile, health profile, state page, country profile',
  'indicator-search': 'indicator search, indicators, list of indicators, all indicators, indicator list',
  'data-partnership':
    'data partnership, give data, offer data, submit data, partner, contribute a data set, upload, upload csv, own data, own csv, import',
  home: 'home, first page, front page, start',
  contact: 'contact us, contact, feedback, write to us, support, complaint, email',
  testimonials: 'testimonials, testimonial, reviews, what people say, rate',
  newsletter: 'newsletter, subscribe, letters, mailing list, unsubscribe',
  testing: 'does this site work here, test my browser, slow, browser, connection, speed, storage',
  register: 'create an account, register, sign up, signup, new account',
  terms: 'terms and conditions, terms, conditions, terms of use, privacy, data protection',
  'health-think':
    'reading room, health think, discussion, forum, notes on figures, questions on figures, ask about a figure',
  triangulation: 'triangulate, which source to trust, sources disagree, consistency of sources, credibility',
  about: 'methodology, methods, data sources, what is msdat, definitions, metadata',
  help: 'help, faq, how to, how do i, download, print, cite, share, keyboard, questions',
  updates: "what's new, news, changes, update log, new data, versions",
  releases:
    'releases of the data, releases, release, what changed, changed figures, compare releases, data versions',
  check:
    'check my number, check a number, check number, check my figure, why is our dhis2 112, why is our coverage above 100, coverage over 100, drop a sheet, bring my sheet, target population, denominator',
  licences:
    'licences, licence, license, licenses, what may i republish, may i republish, republish, reuse, copyright, terms of the data, open data, who owns the data',
  compare:
    'compare what i choose, compare, compare places, compare states, compare states over time, side by side, benchmark, peers',
  'work-list':
    'work list, worklist, where first, where to go first, places to visit, visit list, which lgas first, priority lgas, priority list, hot spots, hotspots, micro plan, low lgas, lgas left behind',
  'known-errors':
    'known errors and open questions, errors, mistakes, corrections, wrong figures, contradictions, open questions, issues with the data',
  assistant: 'assistant, chatbot, metadata chatbot, chat, ask a question, ask in words, question',
  metadata:
    'indicator metadata assistant, metadata, indicator metadata, definition, definitions, numerator, denominator, comparability, limits, what does it mean, llama',
  'policy-simulator':
    'simulate, simulation, what if, intervention, interventions, lives saved, deaths averted, scale up, coverage target, generate, policy history',
  'cemonc-dashboard': 'cemonc dashboard, cemonc, emonc, emergency obstetric care, emergency newborn care',
  custom: 'my dashboard, own dashboard, build a dashboard, make a dashboard, custom dashboard',
}

/** The same for the description of the programming interface. */
export const API_PHRASINGS =
  'api, python, json, csv, notebook, openapi, developer, programming interface, download all data, bulk download'
