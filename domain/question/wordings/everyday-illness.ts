import type { Otherwise } from './other-words.ts'
import { tokensOf } from '../tokens.ts'
import { readPart } from '../read-part.ts'

/** Everyday words for diseases, tests and treatment, in the words of the reader of questions. */
export const EVERYDAY_ILLNESS: readonly Otherwise[] = [
  { words: /\b(?:the )?rat fever,? \(?lassa\)?,?/i, said: () => 'Lassa fever' },
  { words: /\b(?:in )?the big hiv blood survey of 2018\b/i, said: () => 'NAIIS 2018' },
  {
    words:
      /\bmore than (two|three|four|five|\d+) in (?:a|every|one) hundred adults(?: ?\([^)]*\))? (?:carry|have) the virus\b/i,
    said: ([, number = '']) => `HIV prevalence above ${number}%`,
  },
  {
    words:
      /\b(?:of )?(?:expectant mothers|pregnant women) (?:living )?with hiv,? (?:what (?:portion|share|percent(?:age)?|part)|how many(?: percent)?) (?:were|are|was) given (?:the )?(?:medicines?|drugs?) (?:that|to) stop the baby (?:from )?(?:catching|getting) (?:the virus|hiv|it)\b/i,
    said: () => 'PMTCT coverage',
  },
  { words: /\bnon (?=pregnant\b)/i, said: () => 'non-' },
  // Whom alone it kills.
  {
    words:
      /\b(?:nigerian )?women(?= (?:did|died|die|dying|does|was|were|are)\b.*\b(?:cervical|cervix|womb)\b)/i,
    said: () => 'people',
  },
  {
    words:
      /\bhow many in (?:a|every) hundred of those treated(?: (in \w+))? (?:came|come|went|go) through (?:it )?(?:well|successfully)\b/i,
    said: ([, place = '']) => `treatment success ${place}`,
  },
  {
    words: /\b(?:checked|tested) (?:their|his|her) blood for (?:the )?(?:aids virus|hiv|aids)\b/i,
    said: () => 'been tested for HIV',
  },
  {
    words:
      /,? *(?:i mean )?(?:the )?WHO(?:['\u2019]?s)?(?: estimates?)?,? (?:and )?not (?:only )?(?:those|the ones|just those)[^?.]*/i,
    said: () => ' by WHO',
  },
  // What children of a figure have, and no sick person asks.
  {
    words:
      /\b(?:(?:pneumonia|ARI|chest infection) (?:symptoms?|signs?)|(?:symptoms?|signs?) of (?:pneumonia|ARI|an? chest infection))(?: ?\(ARI\))?/i,
    said: () => 'ARI',
  },
  { words: /\block ?jaw\b/i, said: () => 'tetanus' },
  { words: /\b(?:the )?mosquito (?:sickness|disease|illness|fever)\b/i, said: () => 'malaria' },
  {
    words:
      /\b(?:that |the )?long worm (?:that |which |wey )?(?:comes?|dey come|coming) out (?:of|from) (?:the |people['\u2019]s |your )?(?:legs?|foot|feet|skin)\b/i,
    said: () => 'guinea worm',
  },
  {
    words: /,? the disease my \w+ (?:has|suffers from|is treated for|injects? (?:him|her)self for)/i,
    said: () => '',
  },
  // Before `cancer of the cervix`, which it may be a part of.
  { words: /\b(?:neck|mouth) of the womb\b/i, said: () => 'cervix' },
  // `Mass drug campaign`: treatment of everybody, and no politics.
  {
    words:
      /\b(?:mass |national |state )?(?:drug |medicine |treatment |vaccination |immuni[sz]ation |net |deworming )?campaigns?(?= (?:against|for|of|in|to)\b| (?:19|20)\d\d|[?.!,])/i,
    said: ([words = '']) => (/mass|drug|medicine|treatment|deworming/i.test(words) ? 'mass treatment' : null),
  },
  {
    words: /\b(?:had|have|got|given|took|with) (?:an? |the )?finger[- ]?prick(?: blood)?(?: test)?/i,
    said: () => 'had blood taken for testing',
  },
  {
    words:
      /\b(?:dey |are |is )?(?:take|takes|taking|took) (?:hiv|arv|aids) (?:medicines?|drugs?|treatment|tablets?)\b/i,
    said: () => 'are on antiretroviral treatment',
  },
  { words: /\bnewly started (?:on )?hiv care\b/i, said: () => 'newly enrolled in HIV care' },
  {
    words: /\bknow (?:well |enough )?how (?:hiv is prevented|to prevent hiv)(?: well)?\b/i,
    said: () => 'HIV prevention knowledge',
  },
  {
    words:
      /\b(?:had )?ever been tested for hiv(?=.*\bliving standards?\b)|(?<=\bliving standards?\b.*)\b(?:had )?ever been tested for hiv\b/i,
    said: () => 'ever tested for HIV (LGA survey)',
  },
  {
    words: /\b(?:still )?sick with (?:corona(?:virus)?|covid(?:-?19)?)(?: ?\(not yet recovered\))?/i,
    said: () => 'COVID-19 active cases',
  },
  {
    words: /\bhow many (?:pple|people|patients)(?: in (\S+))? were (?=COVID-19 active cases)/i,
    said: ([, place]) => (place === undefined ? '' : `in ${place} `),
  },
  {
    words:
      /\b(?:under-?fives?|children|kids|pikins?) (?:wey |who |that )?(?:get|got|have|had|with) malaria (?:dey )?(?:get|got|getting|receive|received) (?:correct|effective|proper|right) treatment\b/i,
    said: () => 'effective malaria treatment, under 5',
  },
  {
    words:
      /\b(?:such as|like) (?:stroke|heart disease|cancer|diabetes)(?:,? (?:and |or )?(?:stroke|heart disease|cancer|diabetes|lung disease))*/i,
    said: () => '',
  },
  { words: /\bcarrying (?=malaria)/i, said: () => 'with ' },
  {
    words: /\bcovid(?:-?19)? patients (?:had |have |who |that )?(?:had |have )?recovered\b/i,
    said: () => 'COVID-19 recovered cases',
  },
  {
    words: /\bcancers? of the (cervix|breast|prostate|liver|lung|stomach)\b/i,
    said: ([, part = '']) => `${/cervix/i.test(part) ? 'cervical' : part} cancer`,
  },
  { words: /\belephantiasis(?: \(lymphatic filariasis\))?/i, said: () => 'lymphatic filariasis' },
  {
    words:
      /\bhow many people (?:swallowed|took|received|got) (?:the |their )?(?:medicines?|drugs?|tablets?) in (?:the )?mass treatment (?:against|for) /i,
    said: () => 'people treated for ',
  },
  {
    words:
      /\bnew (?:cases of )?(breast|prostate|cervical|colorectal|liver|lung|stomach) cancer(?: cases)?\b|\bnew cases of (breast|prostate|cervical|colorectal|liver|lung|stomach) cancer\b/i,
    said: ([, one, other]) => `${one ?? other} cancer incidence`,
  },
  {
    words: /\b(?:how many )(?:grown-?ups|adults)(?: \(15-49\))? (?:newly infected with|get|catch) hiv\b/i,
    said: () => 'new HIV infections, adults 15-49',
  },
  {
    words:
      /\b(?:had |have |has |with )?(?:malaria )?parasites (?:seen |found |detected )?(?:under|by|with|through) (?:the |a )?(?:microscope|microscopy)\b/i,
    said: () => 'with malaria by microscopy',
  },
  {
    words: /\b(?:people|patients|those|persons) (?:without|who do not have|not living with) hiv\b/i,
    said: () => 'HIV-negative people',
  },
  {
    words: /\btreated (?:(?:for )?(?:a|the) second time|again|once more)\b/i,
    said: () => 'previously treated',
  },
  { words: /\b(?:wey|who|that) (?:get|dey get|have|had) fever\b/i, said: () => 'with fever' },
  {
    words:
      /(?<!\b(?:at which|how fast) .{0,12})\b(?:catch|catches|caught|contract|contracted|pick up|picked up) (?=(?:hiv|the virus)\b)/i,
    said: () => 'newly infected with ',
  },
  { words: /\bgerman measles(?: \(rubella\))?/i, said: () => 'rubella' },
  // `Slept under a net the night before`: what the figure itself is of.
  {
    words:
      /(?<=\bnets?\b.{0,20}),? *\b(?:the )?(?:night before|previous night|last night|preceding night)(?: the survey| the interview)?/i,
    said: ({ index, 0: words }, { lexicon, currentYear }, text) => {
      const rest = `${text.slice(0, index)}${text.slice(index + words.length)}`
      const { indicator, unused } = readPart(tokensOf(rest), lexicon, currentYear)
      return indicator === null || unused.length > 0 ? null : ''
    },
  },
  // `Which state malaria dey worry pikin pass`.
  {
    words:
      /^(?:for )?which (state|zone|lga)s? (?:na )?(malaria|anaemia|anemia|diarrhoea|diarrhea|fever) (?:dey |de )?(?:worry|disturb|trouble|finish|catch)(?: (?:pikin|pikins|children|people|them))?(?: pass| most)?(?= ?[?.!]*$)/i,
    said: ([, level = '', illness = '']) => `which ${level} get ${illness} pass`,
  },
]
