import { nameOfPlace } from './names-before.ts'
import { namesOnePlace } from '../names-one-place.ts'
import { DOUBTED } from './turn-figures.ts'
import { aboutBefore, type Going, nameOfFound, type TurnRule } from './turn-rule.ts'

const YEAR = String.raw`((?:19|20)\d\d)`

/** The state of the one place of the turn before: itself, or the one that its LGA lies in; null for others. */
function stateBefore({ before, reader }: Going): string | null {
  const { locations } = reader.lexicon.reference
  const [id, ...others] = before.places
  const place = others.length > 0 ? undefined : locations.get(id ?? 0)
  const state = place?.level === 4 ? place.parent : place?.level === 3 ? place.id : null
  return state == null ? null : nameOfPlace(state, reader.lexicon.reference)
}

/** Everyday wordings of a turn that goes on with the one before, in words that the rules after these know. */
export const TURN_WORDINGS: readonly TurnRule[] = [
  { words: /^n (?=\S)/i, said: () => 'and ' },
  // `Whole country same year same survey`.
  {
    words:
      /^(?:and |for |in )*(?:the )?(?:whole country|nation|country|nigeria),? (?:(?:in |for )?the )?same year,? (?:and )?(?:the )?same survey[?.! ]*$/i,
    said: () => 'and Nigeria',
  },
  // `What of the north east as a whole`: its own figure, and not those of its states.
  {
    words:
      /^(?:and |but |so )*(?:what of |what about |how about |in |for )*(?:the )?(\S.*?) (?:as a whole|overall)[?.! ]*$/i,
    said: ([words = '', name = ''], { before, reader }) => {
      // `Is that worse than the country as a whole`: beside it.
      if (/\b(?:than|with|to|above|below)\b/i.test(words)) return null
      const about = reader.lexicon.reference.indicators.get(before.indicators[0] ?? 0)
      return about && namesOnePlace(name, reader) ? `${about.shortName} in the ${name}` : null
    },
  },
  // `Overall country`.
  {
    words: /\b(?:for |in )?(?:the )?(?:overall|whole|entire) (?:country|nation|nigeria|federation)\b/i,
    said: () => 'in Nigeria',
  },
  // `Which state was highest that year`: of the year that was asked for.
  {
    words:
      /(?<=^(?:and |so )?(?:which|who|where)\b.*)\b(?:in |for )?(?:that|the same|this same) year\b(?=[?.! ]*$)/i,
    said: (_, { before: { periods, toldYear } }) => {
      const [year = toldYear, ...others] = periods.years
      return year === null || others.length > 0 ? null : `in ${year}`
    },
  },
  // `How many of them die`, after cases.
  {
    words:
      /^(?:and |so |but )*how many (?:of (?:them|those|these) )?(?:die|dies|died|are dying|lost their lives|passed away)[?.! ]*$/i,
    said: () => 'and deaths',
  },
  // `Deaths in Ondo 2023`, after cases: of the same disease.
  {
    words: /^(?:and |what about |how about |the )*(deaths|cases) (?=(?:in|for|of) \S)/i,
    said: ([, what = ''], { before, reader: { lexicon } }) => {
      const { indicators } = lexicon.reference
      const own = indicators.get(before.indicators[0] ?? 0)?.shortName ?? ''
      const other = own.replace(/\b(?:confirmed cases|suspected cases|cases|deaths)\b/, what.toLowerCase())
      const isHeld = other !== own && [...indicators.values()].some(({ shortName }) => shortName === other)
      return isHeld ? `${other} ` : null
    },
  },
  // `How many drop out in between`, after one dose and another.
  {
    words:
      /^(?:and |so |but )*(?:how many )?drop(?:s|ped|ping)? out(?: in[- ]?between| between (?:them|the two))[?.! ]*$/i,
    said: () => 'and the dropout',
  },
  // `What does severe mean here`: a word of the name.
  {
    words:
      /^(?:and |so )*what (?:does|do|is) (?:["'“”]?)(\p{L}+)(?:["'“”]?) (?:mean|meant)(?: here| by that)?[?.! ]*$/iu,
    said: ([, word = ''], going) =>
      aboutBefore(going).includes(word.toLowerCase()) ? 'what exactly does it mean' : null,
  },
  // `How does that compare with 2018`.
  {
    words: new RegExp(
      `^(?:and |so )*how (?:does|do|did|is) (?:that|it|this|they) (?:compare|compared) (?:with|to|against) ${YEAR}[?.! ]*$`,
      'i',
    ),
    said: ([, year = ''], { before }) => (before.frame.kind === 'level' ? `change since ${year}` : null),
  },
  // `By how many years do they differ`, after an order: its two ends.
  {
    words:
      /^(?:and |so )*(?:by )?how (?:many (?:years|points|percent|percentage points)|much|far) (?:do|does|did|are) (?:they|the two|these|those|it) (?:differ|apart)[?.! ]*$/i,
    said: (_, { before }) =>
      before.frame.kind === 'rank' ? 'the gap between the highest and the lowest' : null,
  },
  // `That is a big difference. And men in Sokoto`.
  {
    words:
      /^(?:that|this|it)(?:['’]?s| is| was) (?:an? |really |so |very |quite )*(?:big|huge|large|small|wide|great|interesting|shocking|sad|good|bad|low|high|strange)(?: (?:difference|gap|number|figure|change|drop|rise|news|share))?[.!;]+ +(?=\S)/i,
    said: () => '',
  },
  {
    words:
      /^(?:and |so |but )*(?:it |that |they )?(?:got|has got|have got|gets|is|became|went) (?:worse|better|up|down|higher|lower) by how (?:much|many points)[?.! ]*$/i,
    said: () => 'by how much',
  },
  // `That is 2014. Anything newer?`: a remark on the year of the answer, and then the question.
  {
    words:
      /^(?:but |and |so |ok(?:ay)?,? |hmm+,? )*(?:that|this|it|these|those)(?:['’]?s| is| was| are| were) (?:only |just |all |still |an? |very |old |data |figures? )*(?:from |of |as of |for |as at )?(?:back in |the year |the )?(?:19|20)\d\d(?: (?:data|figures?|numbers?|survey|round))?(?: (?:already|only|though|now))?[.,;!:\u2013-]+ *(?:(?:is|are) )?(?=\S)/i,
    said: () => '',
  },
  // `The definition of the last one`.
  {
    words:
      /\b((?:definition|meaning|description) of|define|explain|what is meant by) (?:the |that )?(?:last|latter|previous|first) (?:one|indicator|figure)\b/i,
    said: ([, what = ''], { before }) => (before.indicators.length === 1 ? `${what} it` : null),
  },
  { words: /^(?:and |so )*the (difference|gap) is[?.! ]*$/i, said: ([, what = '']) => `the ${what}` },
  // `Was it also true in 2000`, `were they closer in 2018`: the same of that year.
  {
    words: new RegExp(
      `^(?:and |so |but )*(?:was|is|were|are) (?:that|this|it|they)(?: (?:also|still|already))? (?:true|the case|so|like (?:that|this)|the same)(?: (?:back|too))? in ${YEAR}(?: too| also| as well)?[?.! ]*$`,
      'i',
    ),
    said: ([, year = '']) => `and in ${year}`,
  },
  {
    words: new RegExp(
      `^(?:and |so |but )*(?:was|is|were|are) (?:they|it|the (?:two|gap|difference))(?: any)? (?:closer|further apart|bigger|smaller|wider|narrower|larger|different)(?: back)? in ${YEAR}[?.! ]*$`,
      'i',
    ),
    said: ([, year = '']) => `and in ${year}`,
  },
  // `Was Kebbi like that in 2015 too`.
  {
    words: new RegExp(
      `^(?:and |so |but )*(?:was|is|were) (.+?) (?:also |already )?(?:like (?:that|this)|so|the same)(?: (?:back|too))? in ${YEAR}(?: too| also| as well)?[?.! ]*$`,
      'i',
    ),
    said: ([, name = '', year = ''], { reader }) =>
      namesOnePlace(name, reader) ? `and ${name} in ${year}` : null,
  },
  // `That seems high, is it right`, `that's tiny, are you sure`.
  {
    words:
      /^(?:but |hmm+,? |wow,? |ah,? |oh,? )*(?:that|this|it)(?:['’]?s| is| was| seems?| looks?| sounds?| feels?)(?: (?:very|too|so|rather|quite|really|a bit|kind of|surprisingly))* (?:high|low|tiny|big|huge|small|large|wrong|strange|odd|off|much|little|suspicious|unlikely|crazy|shocking|surprising|unbelievable)\b[^a-z0-9]*(?:(?:are you|is (?:it|that|this)|really|you)(?: really)?(?: (?:sure|certain|right|correct|true|accurate|real|so))?)?[?.! ]*$/i,
    said: () => DOUBTED,
  },
  // `The sources do not match, which one should I take`.
  {
    words:
      /^(?:(?:and |so |but )*(?:the )?(?:sources?|figures?|numbers?|surveys?|they|these|those) (?:do not|dont|don['’]t|do n['’]t|did not|no dey) (?:match|agree|tally|add up)(?: o+h?)?[,;.]? *)?(?:and |so |but )*which (?:one|figure|number|source|of them|of these) (?:should|do|can|must) (?:i|we) (?:take|pick|choose|go with|believe|report|use|trust)[?.! ]*$/i,
    said: () => 'which figure should I use',
  },
  // `Do others agree`, `who else measures this`.
  {
    words:
      /^(?:and |so |but )*(?:do|does|did|would) (?:the )?(?:others?|other (?:sources?|surveys?|people|data)|they all|all sources|everyone|everybody|anyone else|any other source|any others?) (?:agree|say (?:the same|so|that)|confirm (?:it|that|this)|match|tell the same)[?.! ]*$/i,
    said: (_, { before }) => (before.frame.kind === 'level' ? 'all sources' : null),
  },
  {
    words:
      /^(?:and |so |but )*(?:who|which (?:sources?|surveys?|organi[sz]ations?|agenc(?:y|ies))|what (?:sources?|surveys?))(?: else| others?| all)? (?:measures?|tracks?|reports?|collects?|publish(?:es)?|produces?|covers?|counts?|estimates?|has|have) (?:this|that|it)(?: (?:there|here|too|also))?[?.! ]*$/i,
    said: (_, { before }) => (before.frame.kind === 'level' ? 'all sources' : null),
  },
  // `Any newer national one`.
  {
    words:
      /^(?:and |but |is there )*(?:any |a )?(?:newer|more recent|later|fresher) (?:national|nationwide|countrywide) (?:figures?|ones?|data|numbers?|values?)[?.! ]*$/i,
    said: () => 'latest in Nigeria',
  },
  // `Reverse that`, after an order.
  {
    words:
      /^(?:and |now |please |pls |ok |okay )*(?:reverse|flip|invert|turn)(?: (?:that|it|this|them|the (?:order|list|ranking)))?(?: (?:round|around|over|please|upside down))?[?.! ]*$|^(?:and |now )*(?:the )?(?:other way (?:a)?round|opposite end|other end|reverse order|in reverse)[?.! ]*$/i,
    said: (_, { before }) => {
      if (before.frame.kind !== 'rank') return null
      const end = (['highest', 'lowest', 'best', 'worst'] as const).find((cue) => before.cues.has(cue))
      const other = { highest: 'lowest', lowest: 'highest', best: 'worst', worst: 'best' } as const
      const count = before.count === null ? '' : ` ${before.count}`
      return end === undefined ? null : `and the ${other[end]}${count}`
    },
  },
  // `Who has it even worse`, after the figure of a place.
  {
    words:
      /^(?:and |so |but )*(?:who|which(?: ones?| states?)?)(?: else)? (?:has it|have it|is|are|does|do) (?:even |still |much )*(worse|better|higher|lower)[?.! ]*$/i,
    said: ([, side = ''], { before }) =>
      before.replaced?.slot === 'place' ? null : `which states are ${side}`,
  },
  // `Does it include private ones`: what the figure counts.
  {
    words:
      /^(?:and |so |but )*(?:does|do|did) (?:it|that|this|they|these|those|the (?:figure|number|count)) (?:also )?(?:include|count|cover|contain|leave out|exclude)\b(?! (?:data|states?|lgas?|zones?|all sources)\b).*$/i,
    said: () => 'what exactly does it mean',
  },
  // `Which lga in the state is lowest`, after an LGA.
  {
    words:
      /\b(?:in|of|within|across) (?:the|that|this|its|same) (?:same )?state\b(?! (?:of|average|level)\b)/i,
    said: (_, going) => {
      const name = stateBefore(going)
      return name === null ? null : `in ${name}`
    },
  },
  // `How many people are living with it`, after a figure of HIV.
  {
    words:
      /\b(?<!\b(?:you|i|we|una) )(?:living with|have|carry|infected with|on drugs for|on treatment for) (?:it|the (?:virus|disease))\b/i,
    said: ([words = ''], going) =>
      /\b(?:hiv|aids|antiretroviral)\b/.test(aboutBefore(going))
        ? words.replace(/(?:it|the \w+)$/i, 'HIV')
        : null,
  },
  // `In March of that year`.
  {
    words:
      /\b(?:in |for |during )?(january|february|march|april|may|june|july|august|september|october|november|december) (?:of )?(?:that|the same|this|said) year\b/i,
    said: ([, month = ''], { before: { periods, toldYear } }) => {
      const [year = toldYear, ...others] = periods.years
      return year === null || others.length > 0
        ? null
        : `in ${month.charAt(0).toUpperCase()}${month.slice(1).toLowerCase()} ${year}`
    },
  },
  // `Next two`, after the first of an order.
  {
    words:
      /^(?:and |then |ok |okay )*(?:the )?next (two|three|four|five|[2-9]|10|ten)(?: (?:ones|states|after (?:that|them)))?[?.! ]*$/i,
    said: ([, more = ''], { before }) => {
      const length = ['two', 'three', 'four', 'five'].indexOf(more.toLowerCase()) + 2
      const count = /\d/.test(more) ? Number(more) : length < 2 ? 10 : length
      return before.frame.kind === 'rank' ? `top ${(before.count ?? 1) + count}` : null
    },
  },
  // `How far is that from the national average`, after an order: of the place that came first.
  {
    words:
      /^(?:and |so )?how far (?:is|are|was) (?:that|it|this|they|he) (?:from|off|above|below|behind) (?=(?:the )?(?:national|country|nigeria)(?!\S* (?:target|goal)))/i,
    said: (_, going) => {
      const name = nameOfFound(going)
      return name === null ? null : `compare ${name} with `
    },
  },
  // `And the highest`, after the figure of a state: which state has it. Of years it is asked with a word for them.
  {
    words:
      /^(?:and |so |what about |but )*(?:the |who is |where is )?(highest|lowest|best|worst|most|least)(?: (?:one|of all|state))?[?.! ]*$/i,
    said: ([, end = ''], { before, reader: { lexicon } }) => {
      const [id, ...others] = before.places
      const isState = lexicon.reference.locations.get(id ?? 0)?.level === 3 && others.length === 0
      return before.frame.kind === 'level' && isState ? `which state has the ${end}` : null
    },
  },
  // `The zone`, after a state: that it lies in.
  {
    words:
      /^(?:and |what about |how about |what of )*(?:the|its|their|his|that|whole) zone(?: (?:figure|average|as a whole))?[?.! ]*$/i,
    said: (_, { before, reader: { lexicon } }) => {
      const [id, ...others] = before.places
      const place = others.length > 0 ? undefined : lexicon.reference.locations.get(id ?? 0)
      return place?.level === 3 && place.parent !== null
        ? `and ${nameOfPlace(place.parent, lexicon.reference)}`
        : null
    },
  },
  // `Is it better than before`.
  {
    words:
      /^(?:and |so |but )*(?:is|are|was) (?:it|that|this|they|things) (?:any )?(?:better|worse|higher|lower|more|less) than (?:before|it was|in the past|last time|previously)[?.! ]*$/i,
    said: (_, { before }) => (before.frame.kind === 'level' ? 'how has it changed' : null),
  },
  // `And Edo, same year as the first`: which stays anyway.
  {
    words:
      /,? *\b(?:in |from |for |by )?(?:the )?same (?:year|time|source|survey|indicator|figure)(?: as (?:before|the first|first|that|above|the last|earlier)(?: (?:one|answer|figure|question))?)?(?=[?.! ]*$)/i,
    said: ([words = ''], { before: { told, toldYear, periods }, reader: { lexicon } }) => {
      if (/^,? *the same/i.test(words) && !/ as /i.test(words)) return null
      const source = /source|survey/i.test(words) ? lexicon.reference.sources.get(told ?? 0) : undefined
      // Another source would be asked for its newest figure.
      const [year = toldYear, ...others] = periods.years
      const isOfYear = /\b(?:year|time)\b/i.test(words) && year !== null && others.length === 0
      return source ? ` by ${source.name}` : isOfYear ? ` in ${year}` : ''
    },
  },
  // `How far apart are the sources`.
  {
    words:
      /^(?:and |so )*how (?:far apart|different) are (?:the |all )?(?:sources|surveys|estimates|figures|numbers)[?.! ]*$/i,
    said: (_, { before }) => (before.frame.kind === 'level' ? 'all sources' : null),
  },
]
