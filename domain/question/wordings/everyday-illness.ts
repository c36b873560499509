import type { Otherwise } from './other-words.ts'
import { tokensOf } from '../tokens.ts'
import { readPart } from '../read-part.ts'

/** Everyday words for diseases, tests and treatment, in the words of the reader of questions. */
export const EVERYDAY_ILLNESS: readonly Otherwise[] = [
  // Whom alone it kills.
  {
    words:
      /\b(?:nigerian )?women(?= (?:did|died|die|dying|does|was|were|are)\b.*\b(?:cervical|cervix|womb)\b)/i,
    said: () => 'people',
  },
  {
    words:
      /\b(?:the )?(?:stubborn|hard|strong) tb (?:that|which|wey) (?:ordinary|normal|usual) (?:drugs?|medicines?) (?:don['\u2019]?t|do not|can['\u2019]?t|cannot|no dey) (?:touch|kill|cure|treat)\b/i,
    said: () => 'MDR-TB',
  },
  {
    words:
      /\bhow many in (?:a|every) hundred of those treated(?: (in \w+))? (?:came|come|went|go) through (?:it )?(?:well|successfully)\b/i,
    said: ([, place = '']) => `treatment success ${place}`,
  },
  {
    words:
      /^(?:.*?[.!] )?when (?:somebody|someone|a person) is found with tb,? what (?:share|percent(?:age)?|part) of the people (?:living|who live) with them in the same (?:house|home|household) (?:were|are|was) given (?:medicine|drugs|treatment)[^?.,]*/i,
    said: () => 'TB preventive treatment, contacts',
  },
  {
    words: /\b(?:checked|tested) (?:their|his|her) blood for (?:the )?(?:aids virus|hiv|aids)\b/i,
    said: () => 'been tested for HIV',
  },
  {
    words: /,? \(?(?:excluding|leaving out|without|not counting) people who (?:also )?(?:had|have) hiv\)?/i,
    said: (_, __, text) => (/\b(?:tb|tuberculosis)\b/i.test(text) ? ', HIV-negative people' : null),
  },
  {
    words:
      /\b(?:the )?(?:estimated )?(?:number of |how many )?people(?: in \w+)? who (?:actually )?(?:fell|got|became|fall|get) (?:ill|sick) with (?:tb|tuberculosis)\b/i,
    said: () => 'TB incident cases',
  },
  {
    words:
      /,? *(?:i mean )?(?:the )?WHO(?:['\u2019]?s)?(?: estimates?)?,? (?:and )?not (?:only )?(?:those|the ones|just those)[^?.]*/i,
    said: () => ' by WHO',
  },
  {
    words:
      /\bhow many (?:tb|tuberculosis) patients (?:do |did )?(?:hospitals|clinics|facilities) (?:find|found|detect)(?:ed)? and report(?:ed)?\b/i,
    said: () => 'TB cases notified',
  },
  {
    words:
      /\b(?:brand[- ]new|new) (?:tb|tuberculosis) patients (?:carry|carrying|have|with) (?:the kind|tb|a kind|bacteria) (?:that )?rifampicin (?:can['\u2019]?t|cannot|does not|doesn['\u2019]?t) (?:kill|cure|treat)\b/i,
    said: () => 'RR-TB among new cases',
  },
  {
    words: /\b(?:estimated )?(?:number of )?new cases\b/i,
    said: (_, __, text) =>
      /\brifampicin[- ]resistant (?:tb|tuberculosis)\b/i.test(text) ? 'incidence' : null,
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
    words:
      /\b(?:the )?(?:long )?cough (?:that|wey|which) (?:coughs?|brings?)(?: up)? blood\b(?: ?\([^)]*\))?/i,
    said: () => 'tuberculosis',
  },
  {
    words: /\b(?:the )?people (?:found|detected|picked up) (?:each|every) year with (?=tuberculosis)/i,
    said: () => 'notified cases of ',
  },
  {
    words:
      /\bof (?:all )?(?:the )?people who (?:catch|get|have|fall sick with) (?:tb|tuberculosis)( in \w+)?,? (?:how many percent|what (?:percent(?:age)?|share|part)|how many) (?:are|is|were) (?:actually )?(?:found|detected|notified)(?: and (?:put|started|placed) on treatment| and treated)?/i,
    said: ([, place = '']) => `TB treatment coverage${place}`,
  },
  {
    words: /,? the disease my \w+ (?:has|suffers from|is treated for|injects? (?:him|her)self for)/i,
    said: () => '',
  },
  // `Excluding HIV-positive people`, of tuberculosis.
  {
    words:
      /,? \(?(?:excluding|without|leaving out|not counting) (?:hiv[- ]positive(?: people| patients| persons)?|people (?:living )?with hiv)\)?/i,
    said: (_, __, text) => (/\b(?:tb|tuberculosis)\b/i.test(text) ? ', HIV-negative people' : null),
  },
  { words: /\b(?:the )?WHO (?:TB|tuberculosis) programme\b/i, said: () => 'WHO-TB' },
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
    words: /\bhow many (?:tb|tuberculosis) cases does (?:the )?who estimate\b/i,
    said: () => 'TB incident cases by WHO',
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
      /\b(?:what )?(?:%|percent|share|percentage|proportion) of (?:all )?new tb cases(?: in \S+)? (?:are |is )?(?:estimated to )?(?:also )?(?:have|has|with|be|are|is) hiv(?:[- ]positive)?\b/i,
    said: () => 'HIV prevalence in incident TB',
  },
  {
    words:
      /\b(?:such as|like) (?:stroke|heart disease|cancer|diabetes)(?:,? (?:and |or )?(?:stroke|heart disease|cancer|diabetes|lung disease))*/i,
    said: () => '',
  },
  { words: /\bcarrying (?=malaria)/i, said: () => 'with ' },
  // `TB patients reported per 100,000`: a rate, and not their number.
  {
    words:
      /\b(?:how many )?(?:tb|tuberculosis) (?:patients|cases) (?:were |are )?(?:reported|notified|found and notified) (?:per|for every|out of every) 100,?000(?: (?:people|nigerians|population|persons))?/i,
    said: () => 'TB case notification rate',
  },
  {
    words: /\bcovid(?:-?19)? patients (?:had |have |who |that )?(?:had |have )?recovered\b/i,
    said: () => 'COVID-19 recovered cases',
  },
  {
    words: /\bcancers? of the (cervix|breast|prostate|liver|lung|stomach)\b/i,
    said: ([, part = '']) => `${/cervix/i.test(part) ? 'cervical' : part} cancer`,
  },
  // `The TB patients that also have HIV`.
  {
    words:
      /\b(?:the )?(?:tb|tuberculosis) patients (?:that|who|which) (?:also )?(?:have|had|live with) hiv,?(?: what was (?:their|the))?/i,
    said: () => 'HIV-positive TB patients',
  },
  { words: /\bHIV-positive TB patients (?=treatment success)/i, said: () => 'HIV-positive TB ' },
  { words: /\belephantiasis(?: \(lymphatic filariasis\))?/i, said: () => 'lymphatic filariasis' },
  {
    words:
      /\bhow many people (?:swallowed|took|received|got) (?:the |their )?(?:medicines?|drugs?|tablets?) in (?:the )?mass treatment (?:against|for) /i,
    said: () => 'people treated for ',
  },
  // `Living in the same house as a TB patient`.
  {
    words:
      /\bpeople (?:living|who live) in the same (?:house|home|household) (?:as|with) (?:an? )?(?:tb|tuberculosis) patients?(?: who)? (?:started|put|begin|began)(?: on)? (?:preventive|preventative) (?:medicine|treatment|drugs?|therapy)/i,
    said: () => 'household contacts of TB patients on preventive treatment',
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
  // `Children who test positive for malaria`.
  {
    words:
      /\b(?:that |who )?(?:test(?:s|ed|ing)? positive for|had parasites of|carr(?:y|ied) the parasites? of) (?:the )?(?=malaria|hiv|tb|tuberculosis)/i,
    said: () => 'with ',
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
    words:
      /\b(success|treated|outcomes?)( among| in| of| for)? (?:tb |tuberculosis )?patients (?:with|who have|living with) hiv\b/i,
    said: ([, what = '']) => `${what} HIV-positive`,
  },
  {
    words: /\btreated (?:(?:for )?(?:a|the) second time|again|once more)\b/i,
    said: () => 'previously treated',
  },
  // `Treated for TB before`.
  {
    words:
      /\b(?:people|patients) (?:who |that )?(?:(?:had|have|has|were|was) )?(?:been )?treated (?:for (?:tb|tuberculosis) )?before\b(?! (?:age|the|their))/i,
    said: () => 'previously treated TB patients',
  },
  { words: /\b(?:wey|who|that) (?:get|dey get|have|had) fever\b/i, said: () => 'with fever' },
  {
    words:
      /(?<!\b(?:at which|how fast) .{0,12})\b(?:catch|catches|caught|contract|contracted|pick up|picked up) (?=(?:hiv|the virus)\b)/i,
    said: () => 'newly infected with ',
  },
  { words: /\bgerman measles(?: \(rubella\))?/i, said: () => 'rubella' },
  { words: /\bthe fight against (?=hiv|tb|malaria|tuberculosis)/i, said: () => '' },
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
]
