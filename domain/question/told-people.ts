import type { Told } from './told-units.ts'

/** People that a question names, and the names of indicators that are about them. */
const PEOPLE: readonly { readonly said: RegExp; readonly own: RegExp; readonly others: RegExp }[] = [
  {
    said: /^(child|children|kids?|pikins?|infants?|toddlers?|baby|babies|newborns?|under-?fives?)$/i,
    own: /child|infant|newborn|bab(y|ies)|birth|born|deliver|under.?(5|five)|neonat|perinat|breastf|fertil|vaccin|dose|immuni|transmission|orphan|household/i,
    others:
      /pregnan|antenatal|\bANC\b|women|maternal|mother|contracept|family planning|\bmen\b|15.?49|adult|people|population/i,
  },
  {
    said: /^(girls?|boys?|teenagers?|teens|adolescents?|schoolchildren|pupils)$/i,
    own: /girl|boy|teen|adolesc|young|youth|school|child|under.?(5|five|18)|before age|15.?19|0.?14|circumcis|mutilat|HPV|population|people/i,
    others: /15.?49|adult|women|maternal|mother|\bmen\b/i,
  },
  {
    said: /^(adults?|men|fathers?|husbands?|elderly|grandparents?|pensioners?)$/i,
    own: /adult|\bmen\b|\bmale|father|20.?79|15\+|18\+|elder|older|household|population|people|prevalence|both sexes/i,
    others: /under.?(5|five)|child|infant|newborn|neonat|stunt|wasting|women|maternal|pregnan|mother/i,
  },
  {
    said: /^(women|woman|ladies|wives|mothers?)$/i,
    own: /women|woman|female|maternal|mother|pregnan|birth|born|deliver|breastf|fertil|antenatal|postnatal|contracept|adult|population|people|household|both sexes/i,
    others: /under.?(5|five)|6.59 months|12.23 months|infant|newborn|neonat/i,
  },
]

/** Numbers of everybody, of whatever age. */
const OF_ALL = /deaths|infections|\bcases|incidence/i

const SUBJECT = /^(women|men|adults?)$/i
/** `Children living with HIV`: of whom it is told. */
const WITH_IT = /^(living|with|having|on|infected)$/i
const CHILDREN = /^(children|kids|babies|infants)$/i
const SMALL = /^(toddlers?|infants?|bab(?:y|ies)|child|children|kids?|pikins?)$/i
const COUNTING = /^(|are|is|more|many|do|which|what|than|fewer|most)$/

const OF_WHOM = /^(in|of|among|amongst|for|by|the|our|all|their|to)$/

/** `Iron tablets for children` of a figure of pregnant women, `literacy of girls` of one of women of 15 to 49. */
export function isOtherPeople(
  at: number,
  { tokens, spans, named, spanned, lexicon, indicator }: Told,
): boolean {
  // `The highest child marriage`: a word of the name.
  const isOfName = spans.some(
    ({ start, count, meanings }) =>
      start <= at && at + 1 < start + count && meanings.some(({ kind }) => kind === 'indicator'),
  )
  if (isOfName) return false
  const said = tokens[at]?.said ?? ''
  const people = PEOPLE.find((one) => one.said.test(said))
  // `HIV in Benue children`: the place stands between.
  const before = spanned.has(at - 1) && !named.has(at - 1) ? at - 2 : at - 1
  const isOfWhom = OF_WHOM.test(tokens[before]?.word ?? '')
  // `Are more women than men obese`: those who are counted themselves.
  const isSubject = SUBJECT.test(said) && COUNTING.test(tokens[at - 1]?.word ?? '')
  const isTold = CHILDREN.test(said) && WITH_IT.test(tokens[at + 1]?.said ?? '')
  // `Overweight mothers`: those who are so.
  const isDescribed = named.has(at - 1) && tokens[at - 1]?.after === ''
  // `Toddler AIDS deaths`: whose they are, before their name.
  const isBefore = SMALL.test(said) && named.has(at + 1) && tokens[at + 1]?.after === ''
  // `Eight of ten mothers show the card`: they answer for their children.
  const isOfMothers = /^mothers?$/i.test(said) && !isDescribed
  if (!people || isOfMothers || !(isOfWhom || isSubject || isTold || isDescribed || isBefore)) return false
  // `For mothers of children`: whose mothers they are.
  if (/^(mother|woman|women|household|parent|caregiver)$/.test(tokens[at - 2]?.word ?? '')) return false
  const about = lexicon.reference.indicators.get(indicator)
  const names = `${about?.shortName} ${about?.fullName}`
  const isOwn = people.own.test(names) || (named.has(at) && people.own.test(about?.definition ?? ''))
  return (people.others.test(names) || OF_ALL.test(names)) && !isOwn
}

const CADRE = /^(doctors?|physicians?|nurses?|midwi(?:fe|ves)|chews?|nurse-midwi(?:fe|ves)|obstetricians?)$/i

/** `Deliveries by midwives`: one of several cadres that the figure counts together. */
export function isOneCadre(at: number, { tokens, lexicon, indicator }: Told): boolean {
  const isAlone = /^(only|alone)$/i.test(tokens[at + 1]?.said ?? '')
  if (!CADRE.test(tokens[at]?.said ?? '') || isAlone) return false
  const about = lexicon.reference.indicators.get(indicator)
  const cadres = new Set(tokens.filter(({ said }) => CADRE.test(said)).map(({ word }) => word))
  return cadres.size === 1 && /skilled/i.test(`${about?.shortName} ${about?.fullName}`)
}

/** `Babies dying on the first day`: a shorter time than that of the rate. */
export function isOtherLife(at: number, { tokens, lexicon, indicator }: Told): boolean {
  if (!/^(days?|hours?|weeks?)$/i.test(tokens[at]?.said ?? '') || tokens[at - 1]?.word === '28') return false
  const name = lexicon.reference.indicators.get(indicator)?.fullName ?? ''
  return /neonatal|newborn|infant|perinatal|under.?(5|five)/i.test(name) && /mortality|deaths/i.test(name)
}
