import { COUNTED } from './turn-figures.ts'
import { aboutBefore, isOfLevels, type TurnRule } from './turn-rule.ts'

/** Words with which a turn asks on about an answer by its kind: a count, a definition, a list of sources, a course. */
export const ANSWER_RULES: readonly TurnRule[] = [
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
      /^(?:and |so |but )*what (?:does|do) (?:it|this|that|this indicator|that indicator) (?:measure|capture|count|track|stand for)(?: exactly| really)?[?.! ]*$/i,
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
  // `Deaths`, after a figure of HIV: those of AIDS.
  {
    words: /^(?:and |so |what about |how about |what of |the )*deaths[?.! ]*$/i,
    said: (_, going) => {
      const about = aboutBefore(going)
      return /\bhiv\b/.test(about) && !/death|tubercul/.test(about) ? 'AIDS-related deaths' : null
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
]
