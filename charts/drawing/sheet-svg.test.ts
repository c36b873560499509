import { expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import { mapFigure } from '#charts/map/map.ts'
import { chartThemeOf } from '#charts/picture/chart-theme.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { sheetSvg } from './sheet-svg.ts'

const figure = mapFigure({
  view: { kind: 'map', indicators: [7], sources: [2], locations: [1], periods: [], options: {} },
  table: tableOf([aPoint(2, 9, '2020', 95)]),
  reference: aReference([aSource(2, 'DHS')], [anIndicator(7)]),
  currentYear: 2025,
  language: english,
})

test.each([74, 300, 5000])('a plot of %i pixels ends above the notes of its sheet', (height) => {
  const svg = sheetSvg({
    figure: {
      ...figure,
      ...{ empty: null, key: [], height: () => height },
      picture: (surface) => ({ theme: chartThemeOf(surface), plots: [], layers: [] }),
    },
    ...{ language: english, title: 'Lamps', about: ['Names in full.'], address: 'a', fontFace: '' },
    paper: { width: 900, height: null, mode: 'light', fontScale: 1 },
  })
  const PLOT_AND_NOTES =
    /data-tag="Figure"><svg[^>]* y="([^"]+)"[^>]* height="([^"]+)".*?<tspan[^>]* y="([^"]+)">Source/
  const [top = 0, tall = 0, notes = 0] = PLOT_AND_NOTES.exec(svg)?.slice(1).map(Number) ?? []
  expect(top).toBeGreaterThan(0)
  expect(top + tall).toBeLessThan(notes - 11)
})
