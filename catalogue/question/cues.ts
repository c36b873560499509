import type { Cue } from '#domain/question/question-words.ts'

const RISE =
  'rise, rises, rising, risen, rose, increase, increases, increasing, increased, grow, grows, growing, grown, grew, go up, goes up, going up, gone up, went up, dey go up, dey increase, gain, gains, gained, gaining, raise, raises, raised, raising, moved up, move up, climb, climbs, climbed, climbing, jump, jumps, jumped, jumping, soar, soared, surge, surged, shot up, upward, added most, put on, expanded, expand, gainer, gainers, winners, climbers, risers'
const FALL =
  'fall, falls, falling, fallen, fell, decrease, decreases, decreasing, decreased, decline, declines, declining, declined, drop, drops, dropped, dropping, coming down, go down, goes down, going down, gone down, went down, come down, came down, comes down, dey go down, dey reduce, reduce, reduces, reduced, reducing, reduction, lost, lose, loses, losing, loss, cut, cuts, cutting, slide, slid, slump, slumped, shrink, shrank, shrunk, plunge, plunged, plummet, plummeted, dip, dipped, brought down, bring down, brought it down, downward, moved down, shed, losers, decliners, droppers'
const IMPROVE =
  'improve, improves, improving, improved, improvement, improvements, get better, gets better, getting better, got better, gotten better, progressed, advance, advanced, most progress, more progress, made progress, greatest progress, biggest progress, recover, recovered, recovery, turned around, gained ground, gain ground, caught up, catch up, catching up, did better, doing better, don better, dey improve, improvers'
const WORSEN =
  'worsen, worsens, worsening, worsened, get worse, gets worse, getting worse, got worse, gotten worse, deteriorate, deteriorates, deteriorated, deteriorating, deterioration, lost ground, lose ground, losing ground, lost most ground, lost the most ground, slip back, slipped back, slipped, regress, regressed, setback, backslid, backsliding, retrogressed, did worse, doing worse, went backwards, gone backwards, don worse, spoil'

/** The words by which a question shows its intent, between commas; Pidgin among them. */
export const QUESTION_CUES: Readonly<Record<Cue, string>> = {
  latest:
    'latest, newest, most recent, recent, last available, current, currently, now, today, at present, present, up to date, last value, last figure, most up to date, as of now, nowadays, these days, newest survey, last, recently, freshest',
  highest:
    'peak week, peak month, highest week, highest month, busiest week, busiest month, in the top, in top, among the top, within the top, longest, sharpest, steepest, most people, most populous, most populated, people plenty pass, top the chart, tops the chart, top of the chart, top the table, tops the table, top the league, most high, high most, most number, plenty pass, high pass, get plenty pass, at its highest, at its peak, peak year, peak, peaked, record high, all time high, high point, highest point, at its maximum, most widespread, most prevalent, top of, heaviest burden, biggest burden, ahead of all, highest, most, largest, biggest, greatest, maximum, max, top, leading, leads, lead, tops, more than any other, pass all, plenty pass, get pass, highest rate, number one, biggest number, heaviest, commonest, most common',
  lowest:
    'lowest week, lowest month, in the bottom, in bottom, among the bottom, within the bottom, shortest, fewest people, least people, least populous, least populated, most few, few most, most low, low most, most small, small most, low pass, at its lowest, record low, all time low, low point, lowest point, at its minimum, least widespread, scarcest, bottom of, tail end, lowest, least, fewest, smallest, minimum, min, bottom, small pass, lowest rate, rarest, lag, lags, lagging, trailing',
  best: 'best week, best month, carry first, wey carry first, came first, who is first, first place, best year, at its best, champion, champions, star performer, frontrunner, frontrunners, doing well, do best, does best, survive best, fare best, fares best, best, best performing, performs best, doing best, best performer, best off, strongest',
  worst:
    'worst week, worst month, no dey try, no dey do well, not doing well, not do well, carry last, wey carry last, carries last, should we visit first, we should visit first, should i visit first, should we go first, should we go to first, we should go to first, should we start, should come first, should be visited first, visit first, to visit first, go first, go to first, where first, come first, comes first, should come first, start first, begin first, help first, need help first, needs help first, first to visit, first for, prioritise, prioritize, priority, priorities, bad pass, bad pass all, worse pass, dey worse pass, worst year, at its worst, who is last, comes last, come last, came last, last in the table, laggard, laggards, straggler, stragglers, most behind, furthest behind, farthest behind, far behind, do worst, does worst, fare worst, fares worst, poorest performance, last place, dead last, worst, worst performing, performs worst, doing worst, worst performer, worst hit, worst affected, worst off, weakest, hardest hit, poorest performing, poorest performer, poorly performing',
  rank: 'rank, ranks, ranking, ranked, league table, order of, in order, sort, sorted, position, list states by',
  compare:
    'contrast, contrasts, contrasting, v, outperform, outperforms, outperformed, outdo, outdoes, beats, trails, outranks, outrank, rivals, beside, alongside, stack up, measure up, stand against, set against, next to, ahead, put next to, side by side with, compare, compared, comparing, comparison, versus, vs, against, or, than, between, compared with, compared to, in comparison, side by side, both, how does it compare, relative to, worse off, better off, worse than, better than, higher than, lower than, more than, less than, fewer than, more common',
  gap: 'separates, separate, sets apart, set apart, by what margin, what margin, margin between, gap, difference, differences, how far apart, apart, disparity',
  ratio: 'times over',
  relative: 'relative change',
  trend: `than it used to, than they used to, than before, than in the past, than it was, than it used to be, than they used to be, over the last, over the past, track, tracking, movement, movements, trend, trends, change, changed, changes, changing, over time, over the years, evolution, evolved, develop, developed, better, worse, progress, history, time series, historical, series, moved, move, shift, shifted, course of, ${RISE}, ${FALL}, ${IMPROVE}, ${WORSEN}`,
  rise: RISE,
  fall: FALL,
  improve: IMPROVE,
  worsen: WORSEN,
  when: 'which week, what week, which month, what month, peak week, peak month, worst week, worst month, best week, best month, highest week, highest month, lowest week, lowest month, busiest week, busiest month, at what point, at which point, at what time, when, when was, when were, when did, in which year, which year, what year, in what year, year with, year of the, the year, best year, worst year, year when, which round, which survey had',
  ever: 'ever, in a year, in a single year, in one year, in any year, in any one year, in a single week, in one week, in a single month, on record, the record, in the record, peak, peaked, all time, on record, in history, at its highest, at its lowest, at its peak, at its best, at its worst, at its maximum, at its minimum, record high, record low, high point, low point, ever recorded, ever measured, lowest point, highest point',
  among:
    'in the top, in top, among the top, within the top, in the bottom, in bottom, among the bottom, within the bottom, among the states, among states, of all states, among all states, among the 37, among lgas, among the lgas, among the zones, stand among, come among, place among, which place, what place, how high does, rank of',
  number:
    'the number not, not the percentage, not the rate, not the share, not a proportion, rather than percent, how many, number of, the number of, count of, a count of, headcount, head count, absolute number, absolute numbers, in number, in numbers, as a number, as number, not percent, not a percentage, not a rate, not a share, total number, in persons, in people, absolute terms, actual number, raw number, raw numbers, in how many, the count, not percentage, how plenty',
  miss: 'miss, misses, missed, missing, missed out on, miss out on, missing out on, fail to get, failed to get, fail to receive, failed to receive, do without, go without, went without, skip, skipped, outside, deprived of, left out of, excluded from, not reached by',
  except:
    'except, excluding, exclude, apart from, leaving out, without counting, not counting, ignoring, leave out, bar, other than, but for',
  interval:
    'how uncertain, how certain, uncertain, ci, cis, interval, intervals, confidence interval, confidence intervals, margin of error, error margin, uncertainty, uncertainty interval, credible interval, plus or minus, how sure, how precise, the range, error bar, error bars',
  changes:
    'latest changes, recent changes, changes in the data, changes to the data, which release, what release, release is this, release number, corrected, were corrected, was corrected, been corrected, revised, were revised, was revised, been revised, revisions, withdrawn, were withdrawn, been withdrawn, last updated, data last updated, data updated, how recent is the data, how old is the data, how current is the data, when was the data, what changed, what has changed, whats changed, what is new, whats new, anything new, something new, new in the data, new release, newest release, latest release, last release, current release, release notes, change log, changelog, corrections, what was corrected, what was added, what was updated, updates, been updated, was updated, were updated, updated lately, updated recently, latest update, latest updates, last update, recent changes, new figures, which version, latest version, data version',
  since:
    'up to now, until now, and now, vs now, versus now, to date, till date, than now, against now, compared to now, and today, versus today, till today, to today, to now, since, starting, beginning, starting from, ever since',
  until: 'until, till, up to',
  target:
    'abuja promise, abuja goal, abuja agreement, abuja target, abuja declaration, abuja commitment, abuja pledge, on course for, on course, is that good, is it good, is this good, good enough, is that bad, is it bad, is this bad, is that high, is it high, is that low, is it low, is that ok, is that okay, is that normal, target, targets, on target, goal, on track, below target, above target, national target, reach the target, meet the target, met the target, missed the target, aim, benchmark, off track',
  distance:
    'how far, far from, far off, how far off, how far away, how far behind, how far below, how far above, how far short, short of, distance, distance to, distance from, away from, points short, points off, points away, points from, points below, how much more, still need, still needs, still needed, need to reach, needs to reach, needed to reach, need to meet, needs to meet, need to get to, gap to, gap to the, gap from, shortfall, how close, how near, how much remains, how much is left, left to reach, remaining to, from reaching, from meeting, by how much does, by how much is, how many points, how many percentage points, how e far, far reach',
  sdg: 'sdg, sdgs, sdg target, sustainable development goal, sustainable development goals, global target, 2030 target, sdg goal',
  quote:
    'citable, quotable, quote, quoted, quoting, cite, citing, which figure, which number, which value, best figure, best number, best estimate, best source, best available, official figure, which source should i use, which one should i use, trust, reliable, most reliable, should i use, may i use, figure to use, use in my report, use in a report, in an article, in my article, recommended, most credible, which survey should i use, which one i go use',
  differ:
    'differ, differs, disagree, disagrees, why do they differ, not the same, not agree, do not agree, dont agree, contradict, conflicting, inconsistent, discrepancy, discrepancies, so different, different',
  agree: 'whether they agree',
  why: 'do make, do to make, did to make, what caused, caused, causes, what causes, led to, what led to, drivers of, what explains, what drove, behind the, driving the, what made, why, how come, reason, reasons, explain why, cause of, because, why e be',
  what_is:
    'what is, what are, whats, wetin be, what does, what do, wetin, tell me about, explain, describe, meaning of',
  define:
    'counts as, count as, qualifies as, qualify as, considered as, classified as, is meant by, meant by, define, defined, definition, definitions, mean, meaning, stand for, stands for, metadata, how is it measured, measured, calculated, computed, calculate, calculates, compute, computes, how is it derived, how are they derived, work out, how do you calculate, how is it calculated, formula, worked out, interpretation of, metadata of, abbreviation, acronym',
  numerator: 'numerator, numerators, top of the fraction',
  denominator:
    'target population, target population for, target group, denominator, denominators, base population, out of which, target population of',
  licence:
    'need to credit, have to credit, credit the, acknowledge the, licence, license, licences, licenses, licensed, licenced, copyright, terms of use, may i reuse, reuse, re use, terms, allowed to use, permission, may i print, may i publish, can i publish, may we publish, republish, republished, reproduce, redistribute, commercial purposes, commercial use, commercially, free to use, open data, publish them, publish these figures, attribution',
  method:
    'who made this estimate, who made that estimate, who made the estimate, who made this figure, who made that figure, who estimated it, who estimated this, who calculated it, who calculated this, who produced it, who produced this, who compiled it, who compiled this, who measured, who measured it, who counted, who published it, who reported it, how trustworthy, how credible, how dependable, trustworthiness, method, methods, methodology, how is it collected, how was it collected, how are they collected, collected, how collected, collect, kind of source, type of source, what kind of source, sort of source, sampling, sample design, who publishes, who produces, publisher, published by, produced by, who runs, who conducts, who carries out, who collects, publishes, which organisation, what organisation, which organization, which agency, which body, who is behind, who makes, custodian',
  comparable:
    'comparable, comparability, can i compare, can we compare, can you compare, may i compare, may we compare, can one compare, can be compared, could be compared, may be compared, be compared, compatible, fair to compare, fair comparison',
  limits:
    'limits, limitation, limitations, caveat, caveats, weakness, weaknesses, shortcoming, shortcomings, drawback, drawbacks, what to watch, be careful with, pitfall, pitfalls',
  source_word:
    'who says so, who said so, says who, come from, comes from, came from, source, sources, survey, surveys, dataset, datasets, data source, data sources, which surveys, who has data',
  year_word:
    'which round, which years, what years, years of, for which years, what year, which year, years, periods, how often, since when, when was, which periods, year range, time span, rounds',
  exists:
    'does the data include, do the data include, data include, data contain, does it include, do you hold, does the data have, make up, makes up, made up of, belong to, belongs to, do you have, have you, is there, are there, anything on, anything about, any data, what data, available, availability, do we have, you get, una get, exist, exists, what do you have, what else, which data, list, show me all, cover, covers, covered, is there anything',
  indicator_word: 'indicators, indicator, measures, variables, topics',
  map: 'map, maps, mapped, choropleth, on a map, mapping',
  chart: 'chart, graph, plot, draw, bar chart, line chart, visualise, visualize, diagram, curve',
  future:
    'will, forecast, forecasts, predict, prediction, predicted, projection, projections, projected, project, future, next year, expected to be, going to be, by the year, in future, forecasted, would be in, go be',
  certain: 'for certain, certain, certainly, for sure, guarantee, guaranteed, exactly, definitely, promise',
  total:
    'added up, sum, total, totals, in total, together, combined, altogether, add, add up, adding, sum up, plus, cumulative total, overall total, jointly, put together, join, sum of, total of, summed, aggregate',
  mean: 'average, averages, averaged, avg, averaging, arithmetic mean, mean of, on average, average of, median of, weighted average',
  as_percent:
    'as a percentage, as percentage, as a percent, in percent, as percent, in per cent, as a per cent, percentage terms',
  as_million: 'in millions, in million, how many million, how many millions, as millions',
  as_thousand: 'in thousands, as thousands, how many thousand, how many thousands',
  one_in:
    '1 in how many, 1 out of how many, 1 child in how many, 1 woman in how many, 1 in every how many, out of how many, as 1 in, 1 in, 1 person in how many, in every how many, 1 birth in how many, 1 mother in how many, 1 baby in how many, 1 pikin in how many, 1 for how many, how many in 10, out of 10, in 10, how many out of 10, out of 100, out of every 10, out of every 100, how many in 100',
  per_1000:
    'in 1000, in a 1000, per 1000 live births, per 1000 births, per 1000, per thousand, per 1000 people, per 1000 population, per thousand live births, per thousand births, out of 1000, in every 1000, for every 1000, out of every 1000, for every 1000 births, for every 1000 born, out of 1000 births, out of every 1000 births',
  per_100000:
    'per 100000 live births, per 100000 births, per 100000, per hundred thousand, per 100000 people, per 100000 population, out of 100000, for every 100000, for every 100000 births',
  what_if:
    'what if, if we, suppose, assume, scenario, simulate, what would happen, rose to, raised to, scaled up to, intervention, interventions, how many lives saved, how many lives would, lives saved, save lives, impact of raising, were raised, policy option, what would happen',
  greeting:
    'hello, hi, hey, good morning, good afternoon, good evening, good day, greetings, how far, how you dey, hello there, hi there, howdy, sannu, barka, ina kwana, ekaaro, ekaasan, ekaale, kedu, ndewo, nno, how body, welcome, good night, how are you',
  thanks:
    'thanks a million, many thanks, a million, thanks, thank you, thank you very much, thanks a lot, nagode, ese, daalu, thank, well done, bye, goodbye, good bye',
  able: 'what can you do, what do you know, help, help me, who are you, what are you, what can i ask, how do you work, how can you help, what can you tell me, what questions, are you a robot, are you human',
  medical:
    'is the vaccine safe, are vaccines safe, is this vaccine safe, are the vaccines safe, is it safe to, is vaccination safe, should i vaccinate, should i immunise, should i immunize, should i stop, should i start, should i use a drug, my malaria, my hiv, my tb, my fever, my cough, my diabetes, my pain, my wound, should my child, should my baby, can my child, can my baby, can i vaccinate, may i give, can i give, can i take, is my child, is my baby, my baby, my child, what medicine, which medicine, what medicines, which medicines, medicine for, medicines for, take medicine, buy medicine, what drug, which drug, which tablet, what tablet, dosage, prescribe, prescription, symptom, symptoms, my child has, my child have, my baby has, my son has, my daughter has, my wife has, my husband has, my pikin, i have a fever, i am pregnant, am i, should i take, should i go, should i give, should i see a doctor, i feel, cure, cure for, home remedy, remedy, herbal, herbs, vomit, vomiting, headache, bleeding, my stomach, side effect, side effects, is it safe, treat my, diagnose, diagnosis, give my child, give my baby, my blood pressure, paracetamol, antibiotic should i, what treatment, how do i treat, how to treat, first aid, cough syrup, i dey sick, body dey pain',
  politics:
    'did the president, did the governor, did the minister, did the government, has the president, has the governor, has the minister, has the government, did president, did governor, thanks to the government, under the president, under the governor, under president, under governor, election, elections, vote, voting, politician, politicians, apc, pdp, labour party, political party, which party, tinubu, buhari, obasanjo, who will win, campaign, politics, political, corruption, corrupt, impeach, next president, coup',
  privacy:
    'names of people, names of patients, name of the patient, patient list, list of patients, list of people, phone number, phone numbers, phone numbers of, phone number of, addresses of, home address, addresses of, address of, contact details, email of, emails of, patient record, patient records, medical record, medical records, who has hiv, who are the people, who are the hiv, who are the patients, who are the women with, who are the children with, individual records, personal data, names of women, names of children, names of those, identify people, give me the names, name the people, names and addresses, my neighbour, salary of, hiv status of, medical file',
  opinion:
    'do you think, you think, your opinion, in your opinion, should the government, should government, is the government, government to blame, to blame, whose fault, blame, do you believe, do you like, is it good that, is it fair, favourite, favorite, should we, should nigeria, useless, wicked, are lazy, lazy, stupid, fault of, responsible for, who is responsible, your view',
  injection:
    'ignore your, ignore all, ignore previous, ignore the, ignore everything, ignore any, forget your, forget all, forget everything, forget previous, forget the, disregard, system prompt, hidden prompt, your prompt, your instructions, previous instructions, your rules, reveal your, jailbreak, developer mode, pretend, act as, role play, you are now, from now on, repeat after me, print your, drop table, select from, delete from, script, sudo, override, new instructions, always answer, always say, must answer, api key, api keys, secret, secrets, password, passwords, show your, environment variable, environment variables, insert into, make up a, make up some, make up numbers, make up figures, make up data, invent, fabricate',
  order:
    'say that, just say, only say, repeat the, answer with, answer only, respond with, reply with, output only, write that, write a report saying, claim that, tell everyone, tell me that, say it is, print that',
  state:
    'gainers, winners, climbers, risers, losers, decliners, droppers, improvers, among the states, among states, of all states, among all states, state, states, by state, each state, every state, which state, per state, all states, states of nigeria, 36 states',
  lga: 'among the lgas, among lgas, lga, lgas, local government, local governments, local government area, local government areas, council, by lga, each lga, every lga, which lga, districts, local govt',
  zone: 'among the zones, zone, zones, geopolitical zone, geopolitical zones, region, regions, geo political zone, by zone, each zone, which zone, zonal, part of the country, part of nigeria',
  all: 'all, every, each',
  all_sources:
    'all sources, what do all sources say, every source, all the sources, across sources, all surveys, different sources, various sources, the sources say, each source, sources say, other sources, which sources say, all available sources, source by source, by source',
  survey:
    'household survey, household surveys, survey data, newest survey, latest survey, most recent survey, last survey, according to surveys, from a survey, in a survey, in the survey, by survey, surveyed',
  routine:
    'routine, routine data, administrative, admin data, administrative data, facility data, health facility data, reported data',
  estimate:
    'model, models, modelled, modeled, modelled estimate, modelled estimates, model estimate, official estimate, un estimate, un estimates',
  story:
    'what stands out, stands out, summary, summary of, summarise, summarize, summarised, in a nutshell, brief me, brief me on, the story of, key points, highlights, main points',
  groups:
    'by group, breakdown, broken down, disaggregate, disaggregated, by groups, inequality, equity, by subgroup',
  below:
    'below, under the target, short of, not reach, not reached, fail, fails, failed, miss, missed, behind, less than, fewer than, lower than',
  above: 'above, exceed, exceeds, exceeded, over, beyond, greater than, more than, higher than, pass',
  also: 'fall ill, falls ill, fell ill, fall sick, falls sick, fell sick, falling ill, falling sick, statistically significant, is it significant, statistically, so far, since it began, since they began, since it started, since records began, on radio, on the radio, on tv, on television, on the news, in the news, if it is not too much trouble, if you do not mind, if possible, at your convenience, when you have time, long story short, in short, by the way, to be honest, just checking, quick one, last but not least, first of all, at the end of the day, as we speak, right now, for the record, i mean, i meant, that is to say, and, also, as well as, plus, then, and also, as well, along with, together with, while',
  not: 'not, no, never, without, lack, lacking, un, non, none, neither, nor',
  unknown_group:
    'random, at random, randomly, p value, p values, z score, z scores, odds ratio, risk ratio, hazard ratio, effect size, standard error, standard deviation, by religion, religion, religious, muslim, muslims, christian, christians, ethnicity, ethnic, ethnic group, tribe, tribes, hausa, yoruba, igbo, fulani, kanuri, tiv, ijaw, disability, disabled, persons with disabilities, people with disabilities, occupation, farmers, nomads, nomadic, refugees only, prisoners, prison, marital status, birth order, caesarian, twins, orphans, albinos, mother education, mothers education, education of the mother, educated mothers, mothers level of education, by education, by mothers education, illiterate mothers, widows, single mothers, by age of the mother, immigrants, soldiers, civil servants',
  figure_word:
    'in 100, in every 100, out of a hundred, out of every hundred, in every hundred, in a hundred, per hundred, in every 100 children, portion, fraction, uptake, utilisation, utilization, turnout, intake, which kain figure, rate, rates, ratio, prevalence, prev, coverage, percentage, percent, per cent, proportion, share, number, figure, level, value, count, how many, how much, how high, how low, how common, how widespread, how large, how big, how good, how bad, amount, burden, situation, status, statistics, stats, data',
  rate: 'rate, rates, ratio, percentage, percent, per cent, proportion, share, prevalence, coverage',
}
