import { COUNTED } from './turn-figures.ts'
import { isOfLevels, nameOfFound, type TurnRule } from './turn-rule.ts'

/** Words with which a turn asks on about an answer by its kind: a count, a definition, a list of sources, a course. */
export const ANSWER_RULES: readonly TurnRule[] = [
  // `Source?`, `who publishes these figures`, `where do these numbers come from`: of the figure that was told.
  {
    words:
      /^(?:and |so |what is |what['\u2019]?s |give me |with )*(?:(?:the |its |your )?(?:sources?|reference|citation)|(?:who|which organi[sz]ation|which agency) (?:publish(?:es|ed)?|produce[sd]?|makes?|made|collect(?:s|ed)?) (?:these|those|this|that|the|them|it)(?: (?:figures?|numbers?|data|estimates?))?|where (?:do|does|did|is|are) (?:these|those|this|that|it|they|the)(?: (?:numbers?|figures?|data|one|list|count|rate))? (?:come )?from)[?.! ]*$/i,
    said: (_, { before: { told }, reader: { lexicon } }) => {
      const source = lexicon.reference.sources.get(told ?? 0)
      return source ? `who collected it, ${source.name}` : null
    },
  },
  // `How does the index work`.
  {
    words: /^(?:and |so )*how (?:does|do) (?:the|this|that) (?:index|score|indicator|figure) work[?.! ]*$/i,
    said: () => 'what exactly does it mean',
  },
  // `Does that one meet the SDG target`, after an order.
  {
    words:
      /^(?:and |so |but )*(?:does|do|did|has|have|is|are) (?:that one|it|that|this one|that (?:state|zone|lga)) (?:meet|met|reach|reached|at|on|achieve|achieved|hit|satisfy) (?:the |its )?((?:sdg|national|global|who|abuja) )?(?:target|goal)(?: of (?:under |below |at most |at least )?\d+(?:\.\d+)?(?:%| percent)?)?[?.! ]*$/i,
    said: ([, whose = 'national '], going) => {
      const name = isOfLevels(going) ? nameOfFound(going) : null
      const about = going.reader.lexicon.reference.indicators.get(going.before.indicators[0] ?? 0)
      return name === null || !about ? null : `has ${name} met the ${whose}target in ${about.shortName}`
    },
  },
  // `What should it be by 2030`.
  {
    words:
      /^(?:and |so |but )*what (?:should|must) (?:it|that|this|the figure|the number) (?:be|become)(?: by (?:19|20)\d\d)?[?.! ]*$/i,
    said: () => 'what is the target',
  },
  // `How many is that`, after the places on one side of a number: they are counted, and no people.
  {
    words:
      /^(?:and |so |ok |okay )*how many (?:is|are|was|were) (?:that|they|those|these|it|there)(?: (?:in all|in total|altogether|then))?[?.! ]*$/i,
    said: (_, going) =>
      isOfLevels(going) && COUNTED.includes(going.before.frame.kind) ? 'which ones' : null,
  },
  // `What does it measure`; `what does it say`, after the sources that have it.
  {
    words:
      /^(?:and |so |but )*what (?:does|do) (?:it|this|that|this indicator|that indicator|(?:this|that|the) (?:index|score|figure|number)) (?:measure|capture|count|track|stand for)(?: exactly| really)?[?.! ]*$/i,
    said: () => 'what does it mean',
  },
  {
    words:
      /^(?:and |so |but )*what (?:does|do) (?:it|they|that one|this one|the newest(?: one)?) (?:say|report|give|show)[?.! ]*$/i,
    said: (_, { before, reader: { lexicon } }) => {
      const [id, ...others] = before.frame.kind === 'catalogue' ? before.indicators : []
      const about = others.length > 0 ? undefined : lexicon.reference.indicators.get(id ?? 0)
      return about ? `${about.shortName}, latest figure` : null
    },
  },
  // `So which is right`, after several sources.
  {
    words:
      /^(?:and |so |but |ok |okay |then )*(?:which|what)(?: one| of them| figure| source)? (?:is|are|do you think is|should i (?:believe|trust)) ?(?:the )?(?:right|correct|true|real|accurate|truth)?(?: one| figure)?(?: then| now)?[?.! ]*$/i,
    said: (_, { before: { frame } }) =>
      frame.kind === 'compare_sources' || frame.kind === 'why_differ' ? 'which figure should I quote' : null,
  },
  // `Compared with 2010`, after a course: since then.
  {
    words:
      /^(?:and |so |now )*(?:how (?:does|did) (?:it|that) )?compared? (?:with|to|against) (?:in )?((?:19|20)\d\d)[?.! ]*$/i,
    said: ([, year = ''], { before }) => (before.frame.kind === 'change' ? `since ${year}` : null),
  },
  // `Is any other state higher`, `is there any state with a higher figure than that`: those beside the place before.
  {
    words:
      /^(?:and |so |but )*(?:is|are|does|do) (?:there )?(?:any|an|another|some)(?: other)? (state|zone|lga)s? (?:that is |with an? |has an? |have an? |have |which is |is )?(higher|lower|better|worse|bigger|smaller)(?: (?:figure|one|rate|share|value|number))?(?: than (?:that|it|this|them|him))?[?.! ]*$/i,
    said: ([, level = '', side = ''], going) => {
      const own = nameOfFound(going)
      const isOfStates = /state/i.test(level) && own !== null && going.before.frame.kind === 'level'
      return isOfStates
        ? `which states are ${side.toLowerCase()} than ${own}`
        : `which ${level} is the ${/high|worse|big/i.test(side) ? (/worse/i.test(side) ? 'worst' : 'highest') : /better/i.test(side) ? 'best' : 'lowest'}`
    },
  },
  // `Is that better or worse than the SDG target`.
  {
    words:
      /^(?:and |so |but )*(?:is|are|was) (?:that|it|this|they) (?:better|worse|above|below|higher|lower)(?: or (?:better|worse|above|below|higher|lower))?(?: than)? (?:the |its )?(sdg|national|global)? ?(?:target|goal)[?.! ]*$/i,
    said: ([, whose = 'national']) => `has it met the ${whose} target`,
  },
  // `Any newer than that?`
  {
    words:
      /^(?:and |so |but )*(?:(?:is|are) there |do you have |have you )?any(?:thing)? (?:newer|later|more recent|fresher)(?: (?:one|ones|figure|figures|data))?(?: than (?:that|this|it))?( (?:for|in) \p{L}+(?: \p{L}+)?)?[?.! ]*$/iu,
    said: ([, place = '']) => `what is the newest figure${place}`,
  },
  // `Is inequality up or down, and by how much`.
  {
    words:
      /^(?:and |so )*(?:is|has|did) (?:\p{L}+|the figure) (?:gone |go )?(?:up or down|down or up)(?:,? (?:and )?(?:by )?how much)?[?.! ]*$/iu,
    said: () => 'how much did it change',
  },
  // `Lowest?`, after the place of one among all.
  {
    words: /^(?:and |the )*(lowest|highest|best|worst|first|last)[?.! ]*$/i,
    said: ([, end = ''], { before: { frame } }) =>
      frame.kind === 'rank_of_place' ? `which state is the ${end.toLowerCase()}` : null,
  },
  // `Which three are lowest`, after a state.
  {
    words:
      /^(?:and |so )*which (two|three|four|five|ten|\d+) (?:are|were|is) (?:the )?(lowest|highest|worst|best)\b/i,
    said: ([, count = '', end = '']) => `which ${count} states are ${end}`,
  },
]
