import type { Otherwise } from './other-words.ts'

/** Everyday words for tuberculosis, its treatment and who has it, in the words of the reader of questions. */
export const EVERYDAY_TUBERCULOSIS: readonly Otherwise[] = [
  {
    words:
      /\b(?:how many )?people(?: in (?:nigeria|the country))? fall (?:ill|sick) with (?:tb|tuberculosis)(?: in (?:one|a) year)?(?:,? counting even those nobody has found)?/i,
    said: () => 'TB incident cases',
  },
  {
    words:
      /\bof (?:all )?(?:the )?people who (?:catch|get|have) (?:tb|tuberculosis)(?: here| in nigeria)?,? (?:what (?:percent(?:age)?|share|part)|how many(?: percent)?) die (?:of|from) it\b/i,
    said: () => 'TB case fatality ratio',
  },
  {
    words:
      /\bpeople who have tb and hiv together:? (?:how many percent|what (?:percent(?:age)?|share|part)) of them (?:were|are) on hiv (?:drugs|medicines?|treatment)\b/i,
    said: () => 'HIV-positive TB patients on ART',
  },
  {
    words:
      /\btb (?:that|which|wey) (?:the )?(?:ordinary|normal|usual) (?:drugs?|medicines?) (?:cannot|can['\u2019]?t|do not|don['\u2019]?t) (?:cure|kill|treat|touch):? how many patients were put on treatment(?: for it)?\b/i,
    said: () => 'RR/MDR-TB patients started on treatment',
  },
  {
    words:
      /\b(?:the )?(?:stubborn|hard|strong) tb (?:that|which|wey) (?:ordinary|normal|usual) (?:drugs?|medicines?) (?:don['\u2019]?t|do not|can['\u2019]?t|cannot|no dey) (?:touch|kill|cure|treat)\b/i,
    said: () => 'MDR-TB',
  },
  {
    words:
      /^(?:.*?[.!] )?when (?:somebody|someone|a person) is found with tb,? what (?:share|percent(?:age)?|part) of the people (?:living|who live) with them in the same (?:house|home|household) (?:were|are|was) given (?:medicine|drugs|treatment)[^?.,]*/i,
    said: () => 'TB preventive treatment, contacts',
  },
  {
    words:
      /\b(?:the )?(?:estimated )?(?:number of |how many )?people(?: in \w+)? who (?:actually )?(?:fell|got|became|fall|get) (?:ill|sick) with (?:tb|tuberculosis)\b/i,
    said: () => 'TB incident cases',
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
  // `Excluding HIV-positive people`, of tuberculosis.
  {
    words:
      /,? \(?(?:excluding|without|leaving out|not counting) (?:hiv[- ]positive(?: people| patients| persons)?|people (?:living )?with hiv|people who (?:also )?(?:had|have) hiv)\)?/i,
    said: (_, __, text) => (/\b(?:tb|tuberculosis)\b/i.test(text) ? ', HIV-negative people' : null),
  },
  { words: /\b(?:the )?WHO (?:TB|tuberculosis) programme\b/i, said: () => 'WHO-TB' },
  {
    words: /\bhow many (?:tb|tuberculosis) cases does (?:the )?who estimate\b/i,
    said: () => 'TB incident cases by WHO',
  },
  {
    words:
      /\b(?:what )?(?:%|percent|share|percentage|proportion) of (?:all )?new tb cases(?: in \S+)? (?:are |is )?(?:estimated to )?(?:also )?(?:have|has|with|be|are|is) hiv(?:[- ]positive)?\b/i,
    said: () => 'HIV prevalence in incident TB',
  },
  // `TB patients reported per 100,000`: a rate, and not their number.
  {
    words:
      /\b(?:how many )?(?:tb|tuberculosis) (?:patients|cases) (?:were |are )?(?:reported|notified|found and notified) (?:per|for every|out of every) 100,?000(?: (?:people|nigerians|population|persons))?/i,
    said: () => 'TB case notification rate',
  },
  // `The TB patients that also have HIV`.
  {
    words:
      /\b(?:the )?(?:tb|tuberculosis) patients (?:that|who|which) (?:also )?(?:have|had|live with) hiv,?(?: what was (?:their|the))?/i,
    said: () => 'HIV-positive TB patients',
  },
  { words: /\bHIV-positive TB patients (?=treatment success)/i, said: () => 'HIV-positive TB ' },
  // `Living in the same house as a TB patient`.
  {
    words:
      /\bpeople (?:living|who live) in the same (?:house|home|household) (?:as|with) (?:an? )?(?:tb|tuberculosis) patients?(?: who)? (?:started|put|begin|began)(?: on)? (?:preventive|preventative) (?:medicine|treatment|drugs?|therapy)/i,
    said: () => 'household contacts of TB patients on preventive treatment',
  },
  // `Children who test positive for malaria`.
  {
    words:
      /\b(?:that |who )?(?:test(?:s|ed|ing)? positive for|had parasites of|carr(?:y|ied) the parasites? of) (?:the )?(?=malaria|hiv|tb|tuberculosis)/i,
    said: () => 'with ',
  },
  {
    words:
      /\b(success|treated|outcomes?)( among| in| of| for)? (?:tb |tuberculosis )?patients (?:with|who have|living with) hiv\b/i,
    said: ([, what = '']) => `${what} HIV-positive`,
  },
  // `Treated for TB before`.
  {
    words:
      /\b(?:people|patients) (?:who |that )?(?:(?:had|have|has|were|was) )?(?:been )?treated (?:for (?:tb|tuberculosis) )?before\b(?! (?:age|the|their))/i,
    said: () => 'previously treated TB patients',
  },
  { words: /\bthe fight against (?=hiv|tb|malaria|tuberculosis)/i, said: () => '' },
  // `Are actually put on treatment`.
  {
    words: /\b(?:actually )?(?:put|placed|enrolled) on (?=(?:tb )?(?:treatment|drugs|therapy|arvs?|art)\b)/i,
    said: () => 'on ',
  },
  // `The TB wey medicine no fit cure well (drug resistant)`: what it is stands beside it, and asks for no advice.
  {
    words:
      /\b(?:the )?(?:TB|tuberculosis) (?:wey|that|which) (?:medicines?|drugs?) (?:no fit|no dey fit|cannot|can['’]?t|can not|do(?:es)? not|don['’]?t|doesn['’]?t|no longer)(?: fully)? (?:cure|kill|treat|work (?:on|against))s?(?: well)?(?: again)?(?: ?\(?,? ?drug[- ]resistant\)?)?/i,
    said: () => 'drug resistant TB',
  },
]
