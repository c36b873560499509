import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Factor } from '#domain/number/factor.ts'
import { indicatorBook } from './indicator-book.ts'
import { proposeIndicators } from './propose-indicator.ts'

/** The indicators that ship: their first four columns, and the factor. */
const SHIPPED = readFileSync(new URL('../../datasets/indicators.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const cells = Array.from(line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g), ([, quoted, plain]) =>
      String(quoted ?? plain),
    )
    const [id, code = '', fullName = '', shortName = '', , , , factor] = cells
    return { id: Number(id), code, fullName, shortName, factor: Number(factor) as Factor }
  })

const BOOK = indicatorBook(SHIPPED)

const proposed = (name: string) =>
  proposeIndicators({ code: '', name }, BOOK).map(
    ({ indicator }) => SHIPPED.find(({ id }) => id === indicator)?.code ?? '',
  )

it.each([
  ['OPV 0', 'OPV0'],
  ['OPV 0 doses', 'OPV0'],
  ['OPV0 (birth dose)', 'OPV0'],
  ['OPV 1', 'OPV1'],
  ['OPV 3', 'OPV3'],
  ['OPV3', 'OPV3'],
  ['IPT 1', 'IPTP1'],
  ['IPT 3', 'IPTP3'],
  ['IPTp3', 'IPTP3'],
  ['ANC 1st visit', 'ANC1'],
  ['Antenatal first visit', 'ANC1'],
  ['ANC 4th visit', 'ANC4'],
  ['Under 5 deaths', 'U5D'],
  ['Under-five deaths', 'U5D'],
  ['Malaria deaths under 5 years', 'MALDEATHU5'],
  ['HepB 0', 'HEPBB'],
  ['Hepatitis B birth dose', 'HEPBB'],
  ['PCV 3', 'PCV3'],
  ['IPV 2', 'IPV2'],
  ['Rota 1', 'ROTA1'],
  ['Measles 2 doses given', 'MCV2D'],
  ['Men A doses given', 'MENAD'],
])('“%s” is proposed first as %s', (name, code) => {
  expect(proposed(name)[0]).toBe(code)
})

it.each([
  ['BCG doses given', ['MENAD', 'YFVD']],
  ['OPV 3 doses given', ['MCV1D', 'MENAD', 'OPV1', 'OPV2']],
  ['ANC 1st visit', ['ANC4', 'ANC1ONLY']],
  ['Under 5 deaths', ['MALDEATHU5', 'MEASU5R']],
  ['Malaria deaths', ['HIVDEATH', 'TBDEATH', 'LASSAD']],
  ['HPV doses given', ['MENAD', 'YFVD']],
  ['Maternal deaths', ['NEOD', 'INFD']],
  ['Infant deaths', ['NEOD', 'MATD']],
])('“%s” is never proposed as another dose, vaccine or illness', (name, never) => {
  expect(proposed(name).filter((code) => never.includes(code))).toEqual([])
})

it('every shipped name is still known as itself', () => {
  const lost = SHIPPED.filter(({ id, shortName }) => {
    const [first] = proposeIndicators({ code: '', name: shortName }, BOOK)
    return first?.indicator !== id
  })
  expect(lost).toEqual([])
})
