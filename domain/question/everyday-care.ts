import type { Otherwise } from './other-words.ts'
import { readPart } from './read-part.ts'
import { tokensOf } from './tokens.ts'

/** Everyday words for illness and care, in the words of the reader of questions. */
export const EVERYDAY_CARE: readonly Otherwise[] = [
  {
    words: /\bhow many (?:tb|tuberculosis) cases does (?:the )?who estimate\b/i,
    said: () => 'TB incident cases by WHO',
  },
  {
    words:
      /\b(?:dey |are |is )?(?:take|takes|taking|took) (?:hiv|arv|aids) (?:medicines?|drugs?|treatment|tablets?)\b/i,
    said: () => 'are on antiretroviral treatment',
  },
  { words: /\bweigh babies and check their growth\b/i, said: () => 'offer growth monitoring' },
  {
    words: /\b(?:what|which) figures exist(?: for it)?,? and how far apart are they\b/i,
    said: () => 'all sources',
  },
  { words: /\bany health insurance at all\b/i, said: () => 'health insurance' },
  {
    words: /\b(?:nigerian )?women of childbearing age(?=,? how many had (?:any )?health insurance)/i,
    said: () => 'women',
  },
  { words: /\bnewly started (?:on )?hiv care\b/i, said: () => 'newly enrolled in HIV care' },
  {
    words: /\bknow (?:well |enough )?how (?:hiv is prevented|to prevent hiv)(?: well)?\b/i,
    said: () => 'HIV prevention knowledge',
  },
  {
    words: /\b(?:and )?(?:kept being|kept on being|continued being) fed\b/i,
    said: () => 'and continued feeding',
  },
  {
    words:
      /\b(?:had )?ever been tested for hiv(?=.*\bliving standards?\b)|(?<=\bliving standards?\b.*)\b(?:had )?ever been tested for hiv\b/i,
    said: () => 'ever tested for HIV (LGA survey)',
  },
  {
    words:
      /\b(?:(?:come |comes |coming )?from|caused by|due to) (?:bad|dirty|unsafe) water (?:and|or) (?:poor|bad|no|lack of) (?:toilets?|sanitation)\b/i,
    said: () => 'from unsafe water, sanitation and hygiene',
  },
  {
    words: /\b(?:children |kids )?from (?:one|1) month to (?:under )?(?:five|5)(?: years)?(?! ?[-\u2013])/i,
    said: () => '1-59 months',
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
    words: /\b(?:cancer of the )?(?:neck of the womb|mouth of the womb)\b/i,
    said: ([words = '']) => (/^cancer/i.test(words) ? 'cervical cancer' : 'cervix'),
  },
  {
    words:
      /\b(?:under-?fives?|children|kids|pikins?) (?:wey |who |that )?(?:get|got|have|had|with) malaria (?:dey )?(?:get|got|getting|receive|received) (?:correct|effective|proper|right) treatment\b/i,
    said: () => 'effective malaria treatment, under 5',
  },
  {
    words: /\bhave been cut(?: ?\((?:female genital mutilation|FGM)\))?/i,
    said: () => 'with female genital mutilation',
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
  { words: /\b(?:pls )?say (?:it|that) as (?:1|one) in\b[ .]*/i, said: () => 'one in how many' },
  { words: /\bcarrying (?=malaria)/i, said: () => 'with ' },
  // `TB patients reported per 100,000`: a rate, and not their number.
  {
    words:
      /\b(?:how many )?(?:tb|tuberculosis) (?:patients|cases) (?:were |are )?(?:reported|notified|found and notified) (?:per|for every|out of every) 100,?000(?: (?:people|nigerians|population|persons))?/i,
    said: () => 'TB case notification rate',
  },
  { words: /\bno-dose (?=kids|children|babies)/i, said: () => 'zero-dose ' },
  { words: /\bhanded out to\b/i, said: () => 'given to' },
  { words: /\btreated for (?:a|the) second time\b/i, said: () => 'previously treated' },
  {
    words: /\bcovid(?:-?19)? patients (?:had |have |who |that )?(?:had |have )?recovered\b/i,
    said: () => 'COVID-19 recovered cases',
  },
  { words: /\bby (?:the end of )?week (?=\d{1,2} (?:of )?20\d\d)/i, said: () => 'in week ' },
  { words: /,? *and does it depend on who you ask[?.! ]*$/i, said: () => ' all sources' },
  {
    words: /^how do (?:the )?(\S+(?: \d{4})?) and (?:the )?(\S+(?: \d{4})?) differ (?:on|in|about|over) /i,
    said: ([, one = '', other = '']) => `compare ${one} and ${other} on `,
  },
  {
    words: /\bcancers? of the (cervix|breast|prostate|liver|lung|stomach)\b/i,
    said: ([, part = '']) => `${/cervix/i.test(part) ? 'cervical' : part} cancer`,
  },
  { words: /\bmalaria-prevention\b/i, said: () => 'malaria prevention' },
  // `The TB patients that also have HIV`.
  {
    words:
      /\b(?:the )?(?:tb|tuberculosis) patients (?:that|who|which) (?:also )?(?:have|had|live with) hiv,?(?: what was (?:their|the))?/i,
    said: () => 'HIV-positive TB patients',
  },
  { words: /\bHIV-positive TB patients (?=treatment success)/i, said: () => 'HIV-positive TB ' },
  { words: /\b(?:firewood|wood) or charcoal\b|\bcharcoal or (?:firewood|wood)\b/i, said: () => 'solid fuel' },
  { words: /\bgiving delivery care\b/i, said: () => 'with delivery' },
  {
    words:
      /\b(?:facilities|clinics|hospitals) (?:giving|with|offering) (?:delivery|deliveries)(?: care| services)? day and night\b/i,
    said: () => 'facilities with delivery day and night',
  },
  { words: /\belephantiasis(?: \(lymphatic filariasis\))?/i, said: () => 'lymphatic filariasis' },
  {
    words:
      /\bhow many people (?:swallowed|took|received|got) (?:the |their )?(?:medicines?|drugs?|tablets?) in (?:the )?mass treatment (?:against|for) /i,
    said: () => 'people treated for ',
  },
  {
    words: /\b(?:between|from|aged) (?:one|1) month (?:and|to) (?:five|5) years?\b/i,
    said: () => '1-59 months',
  },
  { words: /\bbabies and (?=toddlers|children)/i, said: () => '' },
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
  // `Bad water and lack of toilets`.
  {
    words:
      /\b(?:come |comes |coming )?(?:from|by|of|due to) (?:bad|dirty|unsafe|poor) water (?:and|or) (?:lack of|no|bad|poor) (?:toilets?|sanitation|hygiene)(?: and hygiene)?\b/i,
    said: () => 'from unsafe water, sanitation and hygiene',
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
  // `Deworming in the past six months`: a time that the figure itself is of.
  {
    words:
      /,? *\b(?:in|during|over|within) (?:the )?(?:past|last|previous|preceding) (?:six|12|twelve|two|three|four|[2-9]|24) (?:months|weeks)\b/i,
    said: ({ index, 0: words }, { lexicon, currentYear }, text) => {
      const rest = `${text.slice(0, index)}${text.slice(index + words.length)}`
      const { indicator } = readPart(tokensOf(rest), lexicon, currentYear)
      const about = lexicon.reference.indicators.get(indicator ?? 0)
      const unit = /weeks/i.test(words) ? /weeks/i : /months/i
      return about && unit.test(`${about.fullName} ${about.definition}`) ? '' : null
    },
  },
  // `And what was it the year before`, where a figure crossed a line: the answer tells it.
  {
    words: /(?<=\bfirst\b.*),? *and what was it (?:in )?the year before[?.! ]*$/i,
    said: () => '',
  },
  // `How many times higher was …`, also after where it is from.
  {
    words:
      /(?<=, )how many times (?:higher|lower|larger|bigger|greater|more|as (?:high|many|much)) (?:is|was|are|were) (?:the )?(.+?) in (.+?) than (?:in|that of|for) (.+?)[?.! ]*$/i,
    said: ([, what = '', one = '', other = '']) => `compare times over ${what} in ${one} and ${other}`,
  },
  {
    words:
      /^(?:the )?number of (.+?) in (.+?) and (?:in )?(.+?) in ((?:19|20)\d\d),? and how many times (?:more|as many|higher) (?:does|did|has|had|is|are) .+$/i,
    said: ([, what = '', one = '', other = '', year = '']) =>
      `compare times over ${what} in ${one} and ${other} in ${year}`,
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
    words: /\btreated (?:a second time|for the second time|again|once more)\b/i,
    said: () => 'previously treated',
  },
  {
    words: /\b(?:being )?born (?:too early|too soon|before (?:time|their time|its time)|prematurely)\b/i,
    said: () => 'prematurity',
  },
  {
    words: /(?<=\bthin .{0,4})\(?\bBMI (?:no reach|below|under|less than|lower than|<) ?18\.5\)?/i,
    said: () => '',
  },
  // `Say over their own treatment when they are ill`.
  {
    words:
      /\b(?:have |has )?(?:the )?(most|least|more|less)? ?say (?:over|in|on|about) (?:their|her) own (?:treatment|care|health|health care|healthcare)(?: when (?:they are|she is) (?:ill|sick))?/i,
    said: ([, end]) =>
      end === undefined
        ? null
        : `the ${/mo/i.test(end) ? 'highest' : 'lowest'} women deciding on own health care`,
  },
  {
    words: /\bwhat does (?:the )?(\S+) say and what does (?:the )?(\S+) say\b/i,
    said: ([, one = '', other = '']) => `compare ${one} and ${other}`,
  },
  // `Treated for TB before`.
  {
    words:
      /\b(?:people|patients) (?:who |that )?(?:(?:had|have|has|were|was) )?(?:been )?treated (?:for (?:tb|tuberculosis) )?before\b(?! (?:age|the|their))/i,
    said: () => 'previously treated TB patients',
  },
  // `Dem carry go find help`.
  {
    words:
      /\b(?:wey |who |that )?(?:dem |they )?carry (?:dem |them )?(?:go )?(?:find|see|meet|look for|seek|get)? ?(?:help|treatment|care|doctor|hospital)(?: or (?:help|treatment|care))?\b/i,
    said: () => 'for whom care was sought',
  },
  { words: /\b(?:wey|who|that) (?:get|dey get|have|had) fever\b/i, said: () => 'with fever' },
  // `The clinic is too far`.
  {
    words:
      /\b(?:say(?:s|ing)? |find |think )?(?:that )?(?:the )?(?:clinics?|hospitals?|health (?:facility|facilities|centres?|centers?)) (?:is|are|being) (?:too |very )?far(?: away)?(?:,? (?:and|so) (?:that )?(?:it|this)(?:['\u2019]?s| is) an? (?:big )?problem(?: (?:for|in|to) (?:getting|get|seeking) (?:care|treatment|help))?)?/i,
    said: () => 'say the distance to a health facility is a problem',
  },
  {
    words:
      /(?<!\b(?:at which|how fast) .{0,12})\b(?:catch|catches|caught|contract|contracted|pick up|picked up) (?=(?:hiv|the virus)\b)/i,
    said: () => 'newly infected with ',
  },
  { words: /\b(?:swallow(?:s|ed|ing)?) (?=(?:at least|one|two|three|\d|any|the|a)\b)/i, said: () => 'took ' },
  { words: /\bgerman measles(?: \(rubella\))?/i, said: () => 'rubella' },
]
