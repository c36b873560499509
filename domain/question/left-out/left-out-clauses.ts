import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Frame, FrameKind } from '../frame.ts'
import type { Span } from '../spans.ts'
import type { Token } from '../tokens.ts'

/** Frames whose answers put places, times or groups in order: a number that the question says is held against none of them. */
const ORDERS: readonly FrameKind[] = [
  ...(['rank', 'rank_of_place', 'change_by_place', 'compare_places', 'extreme_in_time', 'groups'] as const),
  ...(['beside_place', 'compare_sources'] as const),
]
/** Frames of one place and one figure. */
const OF_ONE: readonly FrameKind[] = ['level', 'number', 'convert']

const NUMBERED = String.raw`(?:above|over|below|under|than|least|most|exceed\w*|reach\w*) (?:the )?\d+`

interface Clause {
  /** Null: all frames. */
  readonly frames: readonly FrameKind[] | null
  readonly words: RegExp
  /** Said as well, it is followed. */
  readonly unless?: RegExp
}

/** What is said in several words, and followed by none of these frames. */
const CLAUSES: readonly Clause[] = [
  // `States without data on penta 3`: those with data are the others.
  {
    frames: null,
    words:
      /\b(without|no|lacks?|lacking|missing|not have)(?= (?:any |the |recent )?(?:data|figures?|information|estimates?|results?|reports?)\b)/i,
  },
  // `Which is above 90% and which below 20%`: two limits of one figure.
  {
    frames: ['threshold'],
    words: new RegExp(`\\b${NUMBERED}\\b.{0,40}\\b(and|but|while|which|who)\\b.{0,40}\\b${NUMBERED}\\b`, 'i'),
  },
  // `Which side of the country`, `which women`: one figure says which of none.
  {
    frames: OF_ONE,
    words:
      /(?<!\b(?:at|in|by|of|for|to|with|from) )\b(which (?:side|part|people|women|men|children|mothers|families|group|age|villages?|towns?|communit\w+|hospitals?|disease|vaccine|kind|type))\b/i,
  },
  // `Is Kano the lowest`, `no be Kano get the lowest`: of places, and of no time.
  {
    frames: ['extreme_in_time'],
    words:
      /\b((?:is|are|was|be|get|gets|has|have|had|got|really|still|actually) (?:the )?(?:highest|lowest|best|worst|most|least))\b/i,
    unless: /\b(?:year|week|month|ever|when|times?|since|point|record|peak)\b/i,
  },
  // `First time it passed 50%`, `how many years did it fall`: a figure tells no time and no number of times.
  { frames: ['threshold'], words: /\b(first time|last time|how long|how often)\b/i },
  {
    frames: [...OF_ONE, 'change', 'extreme_in_time', 'compare_years', 'threshold'],
    words: /\b(how many (?:times|years|rounds|surveys|months|decades)|how often)\b/i,
  },
  // `How many times higher`: a difference is no ratio.
  { frames: ['compare_places', 'compare_indicators', 'compare_sources'], words: /\b(how many times)\b/i },
  // `Both low penta 3 and high stunting`: what is high is not said by how far they lie apart.
  {
    frames: ['compare_indicators'],
    words:
      /\b((?:low|high|poor|good|bad|weak|strong)(?= .*\b(?:and|but|with|yet)\b.*\b(?:low|high|poor|good|bad|weak|strong)\b))/i,
  },
  // `When will it reach 90%`: a forecast is of a year, and tells none.
  { frames: ['forecast'], words: /\b(when (?:will|would|shall|can|go|does))\b/i },
  // `People with HIV who know their status`: of them no figure tells, nor of those who know.
  {
    frames: OF_ONE,
    words:
      /(?<=\b(?:people|persons?|adults|women|men|girls|boys|mothers|children|patients|youths?|teenagers|adolescents|ones|who|that|wey|those|hiv|aids|tb|tuberculosis|diabetes|hypertension|nigerians) (?:don |actually |already |even )?)(knows? (?:their|they|his|her|it|of it|about it)|knows?$|(?:is|are) aware)\b/i,
  },
  // `Late for measles vaccine`, `vaccinated on time`: when somebody came is not told.
  {
    frames: OF_ONE,
    words:
      /\b((?:late|delayed|overdue)(?= (?:for|in|with|to|measles|vaccin\w+|dos\w+|immuni\w+)\b)|on time|timely)\b/i,
  },
  // `Unmet need for spacing`, `polio vaccine by injection`: a part of what the figure counts together.
  {
    frames: OF_ONE,
    words: /\b((?:for )?(?:spacing|limiting)|to space|to limit|by injection|by mouth|by drops)\b/i,
  },
  // `What does WHO recommend`: which figure to quote is a rule of ours.
  {
    frames: ['quote'],
    words:
      /\b((?:who|unicef|the government|the ministry|experts?|doctors|world health organi[sz]ation) (?:recommends?|advises?|suggests?))\b/i,
  },
  // `By the national schedule`: more vaccines than the basic ones.
  {
    frames: [...OF_ONE, 'rank', 'rank_of_place', 'compare_places', 'change', 'threshold'],
    words: /\b((?:national |immuni[sz]ation |vaccination |full )?schedules?)\b/i,
  },
  // `How far is water`: no figure of who has it tells a way.
  { frames: OF_ONE, words: /\b(how far (?:is|are|must|do|does))\b/i },
  // `Expected BCG`: what is held is what was found.
  { frames: OF_ONE, words: /\b(expected)\b/i },
  // `Stopped using contraception`: those who do not any more.
  {
    frames: [...OF_ONE, 'rank', 'threshold', 'compare_places'],
    words: /\b(stopped|quit|discontinued|gave up|abandoned|refused|refusing|tried)\b/i,
  },
  // `The largest state by area`: an order that no figure of the indicator has.
  {
    frames: ['rank', 'rank_of_place', 'extreme_in_time'],
    words: /\b(by (?:land )?(?:area|size|land|landmass|distance))\b/i,
  },
  // `How many dropped out`: those who began and did not end, and no course over time.
  { frames: ['change', 'change_by_place'], words: /\b(dr[ao]p\w*[- ]?out)\b/i },
  // `The survey but one`, `next to last`.
  { frames: null, words: /\b(but one|before last|next to last|second to last|last but)\b/i },
  // `Who gives BCG`, `where can I get it`: a figure tells neither.
  {
    frames: OF_ONE,
    words:
      /^(who (?:gives?|gave|provides?|makes?|pays?|funds?|runs?|supplies|administers?|owns?|decides?))\b/i,
  },
  {
    frames: OF_ONE,
    words:
      /\b(where (?:can|could|do|does|should|to|must) .{0,16}\b(?:get|go|take|receive|obtain|buy))\b(?! .*\b(?:figures?|data|numbers?|charts?|maps?|statistics)\b)/i,
  },
  // `Who says that it has the best, is he right`: whether it has.
  {
    frames: ['level'],
    words:
      /\b(?:has|have|having|had) (?:the |a )?(highest|lowest|best|worst|most|least|largest|smallest)\b.*\b(?:right|true|correct|so|agree|sure|really)\b/i,
  },
]

/** Words of clauses that the answer of a frame would leave out. */
export function clausesIn(
  frame: Frame,
  {
    tokens,
    spans,
    claimed,
    about,
  }: {
    readonly tokens: readonly Token[]
    readonly spans: readonly Span[]
    readonly claimed: readonly number[]
    /** The indicator: what its name says is followed. */
    readonly about: Pick<Indicator, 'shortName' | 'fullName'> | undefined
  },
): string[] {
  const text = tokens.map(({ said }) => said).join(' ')
  const found = CLAUSES.filter(({ frames }) => frames === null || frames.includes(frame.kind)).flatMap(
    ({ words, unless }) => (unless?.test(text) ? [] : (words.exec(text)?.[1] ?? [])),
  )
  const own = `${about?.shortName} ${about?.fullName}`.toLowerCase()
  const numbers = ORDERS.includes(frame.kind) ? claimed.map(String) : []
  return [
    ...found.filter((words) => !own.includes(words.toLowerCase())),
    ...numbers,
    ...besideArea(tokens, spans),
  ]
}

const OUTSIDE = /^(outside|beyond|excluding|except|without|minus|besides)$/i

/** `Outside the north`: the zones that are named are those that are left out. */
function besideArea(tokens: readonly Token[], spans: readonly Span[]): string[] {
  return spans.flatMap(({ start, meanings }) => {
    if (!meanings.some(({ kind }) => kind === 'area')) return []
    const before = /^(the|of|all)$/.test(tokens[start - 1]?.word ?? '') ? start - 2 : start - 1
    const said = tokens[before]?.said ?? ''
    return OUTSIDE.test(said) ? [said] : []
  })
}
