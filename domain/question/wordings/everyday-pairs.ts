import type { Otherwise } from './other-words.ts'

/** Two things that are asked in one sentence, and words beside a figure that say when, of whom or for what it is asked. */
export const EVERYDAY_PAIRS: readonly Otherwise[] = [
  // `How many women die in childbirth every year, and what is the ratio per 100,000`.
  {
    words:
      /\bhow many (?:nigerian )?(?:women|mothers) die (?:in|during|from|of) (?:pregnancy and |pregnancy or )?childbirth((?: in \p{L}+)?)(?: (?:every|each|a|per) year)?,? and what is the (?:mmr|(?:mortality )?(?:ratio|rate)) per (?:100,?000|hundred thousand)(?: live births| births)?/iu,
    said: ([, where = '']) => `maternal deaths${where} and maternal mortality ratio${where}`,
  },
  // `Who has better health insurance coverage, men or women`.
  {
    words:
      /^who (?:has|have|get|gets) (?:better|more|higher|the better) (?:health )?insurance(?: coverage| cover)?((?: in \p{L}+)?),? (?:men or women|women or men|males or females|females or males)\b/iu,
    said: ([, where = '']) => `men with health insurance${where} and women with health insurance${where}`,
  },
  // `Is stunting worse in boys or girls`: by sex.
  {
    words:
      /^(?:is|are) (.+?) (?:worse|better|higher|lower|more(?: common)?|less(?: common)?) (?:in|among|for) (?:boys or girls|girls or boys|men or women|women or men|males or females)(?= in \p{L}|[?.! ]*$)/iu,
    said: ([, what = '']) => `${what} by sex`,
  },
  { words: /^what ?% of (?=\S)/i, said: () => 'what percentage of ' },
  // `Pikin dem`: children.
  { words: /\b(pikin|children|women|mothers?|people|babies) dem\b/i, said: ([, who = '']) => who },
  {
    words: /\b(?:attended|delivered|assisted) by (?:a )?skilled (?:health )?workers?\b/i,
    said: () => 'attended by skilled attendants',
  },
  // `Since the 2021 malaria survey`: a time, and no source.
  {
    words: /\bsince (?:the |that of )?((?:19|20)\d\d) (?:\p{L}+ ){0,2}surveys?\b/iu,
    said: ([, year = '']) => `since ${year}`,
  },
  // `Women who do not own a mobile phone`.
  {
    words:
      /\b(?:women|females) (?:in ([\p{L} -]+?) )?(?:who |that )?(?:do not|don['’]?t|does not) (?:own|have) (?:a |their own )?(?:mobile |cell )?phones?\b/iu,
    said: ([, place = '']) => `women not owning a mobile phone${place === '' ? '' : ` in ${place}`}`,
  },
  // `For the state plan for Ekiti`: what somebody needs it for.
  {
    words:
      /\bfor (?:the|our|my|a|an|this) (?:state |annual |national |strategic |operational |health |next )*(?:plan|report|brief|proposal|budget|memo|strategy) (?=(?:for|of|in) \S)/i,
    said: () => '',
  },
]
