import { figureUnit } from '#domain/statistics/figure-unit.ts'
import type { FrameKind } from '../frame.ts'
import type { Token } from '../tokens.ts'
import { MEASURES_OF_CARE } from './measures-of-care.ts'
import { MEASURES_OF_COUNTS } from './measures-of-counts.ts'
import { MEASURES_OF_ILLNESS } from './measures-of-illness.ts'
import { MEASURES_OF_PEOPLE } from './measures-of-people.ts'
import { MEASURES_OF_SIGNS } from './measures-of-signs.ts'
import { MEASURES_OF_STEPS } from './measures-of-steps.ts'
import { MEASURES_OF_WORDS } from './measures-of-words.ts'
import type { About, OtherMeasure } from './other-measure.ts'

const PEOPLE =
  'people|persons|nigerians|adults|women|men|girls|boys|children|kids|babies|mothers|households|families|births|pregnancies|patients|youths?|teenagers|adolescents|workers'

/** What is asked of a measure that the figure is not. */
const OTHERS: readonly OtherMeasure[] = [
  // `Percentage of people who drink alcohol`: litres for each person are no share of them.
  {
    isOf: (about) => ['count', 'other'].includes(figureUnit(about)),
    words: new RegExp(
      String.raw`\b((?:percentage|percent|per cent|share|proportion|fraction) of (?:all |the |our |young |adult |pregnant )*(?:${PEOPLE}))\b`,
      'i',
    ),
  },
  // `What share of health spending is private`: an amount for each person is none.
  {
    isOf: ({ fullName }) => /per person|per capita/i.test(fullName) && /\$|dollars/i.test(fullName),
    words:
      /\b((?:percentage|percent|per cent|share|proportion|fraction) of (?:current |total |all |the )*health (?:spending|expenditure))\b/i,
  },
  // `Cases per 100,000`: a number of them is no rate.
  {
    isOf: (about) => figureUnit(about) === 'count',
    words: /\b(per (?:1,?000|10,?000|100,?000|hundred thousand|thousand|million))\b/i,
    unless: /\bpeople (?:for|to|per) (?:each|every|one)\b/i,
  },
  // `Who need permission to go to hospital`: one of the problems that are counted together.
  {
    isOf: ({ shortName }) => /any problem in obtaining care/i.test(shortName),
    words: /\b(permission|money|going alone)\b/i,
    unless: /\b(?:permission|money|distance|alone)\b.*\b(?:permission|money|distance|alone)\b/i,
  },
  // `What percent of the facilities weigh babies`: of facilities, and of nobody who comes to them.
  {
    isOf: ({ shortName, fullName }) => !/facilit/i.test(`${shortName} ${fullName}`),
    words:
      /\b((?:percent|percentage|share|proportion) of (?:the |all |health |public )*(?:facilities|clinics|hospitals|health centres))\b/i,
    unless: /\b(?:births?|deliver\w*|born)\b/i,
  },
  // `How much in dollars`: a share is no amount of money.
  {
    isOf: (about) =>
      figureUnit(about) === 'percent' && !/\$|dollar/i.test(`${about.shortName} ${about.fullName}`),
    words: /(US\$|\bdollars\b|\bnaira\b)/i,
    unless: /\b(?:percent|percentage|share|proportion)\b|%/i,
  },
  // `ITN use in houses that are sprayed`: some of those that are counted.
  {
    isOf: ({ shortName }) => /ITN or sprayed/.test(shortName),
    words: /\b((?:in|among|of) (?:houses|homes|households|rooms) (?:that (?:are|were) )?sprayed)\b/i,
  },
  // `Number of caesareans`: those who do them are others.
  {
    isOf: ({ shortName }) => /^facilities\b/i.test(shortName),
    words: /\b(how many|number of|share of|percentage of|rate of)\b/i,
    unless:
      /facilit|hospital|clinic|cent(?:re|er)|phc|\bwhere\b|health (?:post|unit)|dispensar|laborator|\bsites?\b|\bplaces?\b|who (?:do|does|offer|give)|maternit/i,
  },
  // `Salt intake`: who has salt at home is another question than how much of it is eaten.
  { isOf: ({ fullName }) => !/intake|supply/i.test(fullName), words: /\b(intake)\b/i },
  // `Number of health posts`: one kind of those that are counted together.
  {
    isOf: ({ shortName }) => /primary care facilities/i.test(shortName),
    words: /\b(health posts?|dispensar(?:y|ies))\b/i,
  },
  // How many have it, and how many come to have it in a year.
  { isOf: ({ fullName }) => /incidence|new /i.test(fullName), words: /\b(prevalence)\b/i },
  {
    isOf: ({ fullName }) => /prevalence/i.test(fullName),
    words: /\b(incidence|new (?:cases|infections))\b/i,
  },
  // `Women who had their blood pressure taken`: how high it is says nothing of who was examined.
  {
    isOf: ({ fullName }) => /blood pressure/i.test(fullName),
    words: /\b(taken|measured|checked|monitored|screened)\b/i,
  },
  // `Children with fever`: how many were treated for it says nothing of how many had it.
  {
    isOf: ({ fullName }) => /\b(care|treat\w*|sought|medicines?|drugs?|tested|testing)\b/i.test(fullName),
    words:
      /\b((?:children|kids|babies|infants|under.?fives?|people|adults|women) (?:with|who (?:have|had|got)|having|that (?:have|had)) (?:a |an )?(?:fever|diarrh\w+|cough|malaria|pneumonia))\b/i,
    unless:
      /treat|care|taken|took|given|giving|gave|\bgot\b|get|receiv|sought|seek|hospital|clinic|facilit|advice|medicin|drugs?\b|\bors\b|\bort\b|zinc|test|antibiotic|antimalarial|\bact\b/i,
  },
  // `Average age of mothers at birth`: of a figure that is no age.
  { isOf: ({ fullName }) => !/\bage\b/i.test(fullName), words: /\b((?:average|mean|median|typical) age)\b/i },
  // `Percentage of nets used`: of nets, and of nobody who sleeps under one.
  {
    isOf: ({ shortName }) => /slept under/i.test(shortName),
    words: /\b((?:percentage|percent|share|proportion) of (?:all |the )?(?:bed ?)?(?:nets?|itns?|llins?))\b/i,
  },
  // `Nets given to them`: of nets that were handed out, and of nobody who sleeps under one.
  {
    isOf: ({ shortName }) => /slept under/i.test(shortName),
    words:
      /\b((?:nets?|itns?) (?:were |are )?(?:given|distributed|handed|shared)|(?:given|distributed|handed|shared) (?:out )?(?:nets?|itns?))\b/i,
  },
  // `Children who have worms`: those who are given medicine against them are others.
  {
    isOf: ({ fullName }) => /deworm/i.test(fullName),
    words:
      /\b((?:have|has|had|got|with|carry|carrying|catch|infected with|suffer\w* from) (?:\p{L}+ )?worms?|worm infections?)\b/iu,
    unless: /deworm|tablet|drug|medicin|treat|remedy|\bpills?\b/i,
  },
  ...MEASURES_OF_PEOPLE,
  ...MEASURES_OF_ILLNESS,
  ...MEASURES_OF_CARE,
  ...MEASURES_OF_COUNTS,
  ...MEASURES_OF_STEPS,
  ...MEASURES_OF_SIGNS,
  ...MEASURES_OF_WORDS,
]

/**
 * Words that ask for another measure than that of the figure; none in a turn that names nothing of it, which goes on with the one
 * before, and none in frames that give no figure.
 */
export function otherMeasure(
  kind: FrameKind,
  {
    tokens,
    about,
  }: {
    readonly tokens: readonly Token[]
    /** The indicator that the turn names; undefined where it names none. */
    readonly about: About | undefined
  },
): string[] {
  if (!about || !FIGURES.includes(kind)) return []
  const text = tokens.map(({ said }) => said).join(' ')
  return OTHERS.filter(({ isOf, unless }) => isOf(about) && !unless?.test(text)).flatMap(
    ({ words }) => words.exec(text)?.[1] ?? [],
  )
}

const FIGURES: readonly FrameKind[] = [
  ...(['level', 'number', 'convert', 'rank', 'rank_of_place', 'change', 'change_by_place'] as const),
  ...([
    'compare_places',
    'compare_years',
    'compare_sources',
    'extreme_in_time',
    'threshold',
    'crossing_time',
  ] as const),
]
