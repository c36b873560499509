import { expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { groupsOf, quintiles } from '#tests/builders/made-up-groups.ts'
import type { GroupFigure } from './group-figure.ts'
import { categoriesOf } from './group-filter.ts'
import { groupInequality } from './group-inequality.ts'
import { groupPoint } from './group-point.ts'
import { groupsWords } from './groups-answer.ts'

const PLACE = { id: 1, name: 'Aldovia', level: 1, parent: null } as const

function answer(figures: readonly GroupFigure[], change: Partial<Indicator> = {}): string[] {
  const indicator = anIndicator(7, { shortName: 'Snow shovels', ...change })
  const categories = categoriesOf(figures)
  const { finding, detail } = groupsWords({
    indicator,
    reference: aReference([aSource(2, 'DHS')], [indicator]),
    source: aSource(2, 'DHS'),
    place: PLACE,
    dimension: figures[0]?.dimension ?? 'sex',
    found: groupInequality(figures, categories, indicator),
    groups: figures.flatMap((figure) => {
      const category = categories.find((candidate) => candidate.category === figure.category)
      return category ? [{ category, point: groupPoint(figure, null) }] : []
    }),
  })
  return [finding, detail].flatMap((said) => (said === null ? [] : english.text(said)))
}

const within = (half: number) => (figure: GroupFigure) => ({
  ...figure,
  lower: figure.value - half,
  upper: figure.value + half,
})

test.each<[string, GroupFigure[], Partial<Indicator>, string[]]>([
  [
    'an order without intervals',
    quintiles([20, 40, 50, 60, 80]),
    {},
    [
      'By wealth quintile, the figures for snow shovels in Aldovia (DHS 2020) go from 20.0% (Poorest) to 80.0% (Richest). That is 4.0 times as many in every 100 among the better-off as among the worse-off.',
      'No interval held here for these groups, so how much of the difference may be chance is not known.',
    ],
  ],
  [
    'an order with narrow intervals',
    quintiles([20, 40, 50, 60, 80]).map(within(2)),
    {},
    [
      'By wealth quintile, the figures for snow shovels in Aldovia (DHS 2020) go from 20.0% (Poorest) to 80.0% (Richest). That is 4.0 times as many in every 100 among the better-off as among the worse-off.',
      'The 95% interval of the difference between the two does not include zero.',
    ],
  ],
  [
    'an order with wide intervals: nothing is claimed',
    quintiles([49, 50, 50, 50, 51]).map(within(20)),
    {},
    [
      'By wealth quintile, the figures for snow shovels in Aldovia (DHS 2020) go from 49.0% (Poorest) to 51.0% (Richest). The 95% interval of the difference between the two includes no difference.',
      'The intervals do not show whether the figures are higher among the better-off or the worse-off.',
    ],
  ],
  [
    'no order: the lowest and the highest',
    groupsOf('sex', { Female: 41, Male: 38 }),
    {},
    [
      'By sex, the figures for snow shovels in Aldovia (DHS 2020) lie between 38.0% (Male) and 41.0% (Female). No interval held here for these groups, so how much of the difference may be chance is not known.',
    ],
  ],
  [
    'counts are not judged',
    groupsOf('sex', { Female: 41, Male: 38 }),
    { factor: 4, decimals: 0, denominator: '' },
    ['By sex, the figures for snow shovels in Aldovia (DHS 2020) lie between 38 (Male) and 41 (Female).'],
  ],
  [
    'one group',
    groupsOf('sex', { Female: 41 }),
    {},
    [
      'By sex, the figures for snow shovels in Aldovia (DHS 2020) are published for one group only: 41.0% (Female).',
    ],
  ],
  ['none', [], {}, ['DHS has no figure of snow shovels by sex here.']],
])('%s', (_, figures, change, sentence) => expect(answer(figures, change)).toEqual(sentence))
