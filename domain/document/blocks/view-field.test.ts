import { expect, test } from 'vitest'
import { closedView, isNothingChosen, NOTHING_CHOSEN, type TemplateView } from './view-field.ts'

const VIEW: TemplateView = {
  ...NOTHING_CHOSEN,
  indicators: [7],
  sources: [2],
  locations: [8],
  periods: ['2018'],
}

test.each<[Partial<TemplateView>, boolean]>([
  [{}, true],
  [{ options: { shape: 'column' } }, true],
  [{ kind: 'map' }, false],
  [{ indicators: [7] }, false],
  [{ sources: [2] }, false],
  [{ locations: ['{place}'] }, false],
  [{ periods: ['2018'] }, false],
])('with %j nothing has been chosen: %s', (change, isNothing) => {
  expect(isNothingChosen({ ...NOTHING_CHOSEN, ...change })).toBe(isNothing)
})

test.each<[Partial<TemplateView>, boolean]>([
  [{}, true],
  [{ sources: [], locations: [], periods: [] }, true],
  [{ sources: [2, '{source}'] }, false],
  [{ locations: ['{place}', 1] }, false],
  [{ periods: ['2013', '{period}'] }, false],
])('with %j a view is closed: %s', (change, isClosed) => {
  const view = { ...VIEW, ...change }
  expect(closedView(view)).toEqual(isClosed ? view : null)
})
