import { describe, expect, test } from 'vitest'
import { bubbleOptions } from '#charts/bubble/view.ts'
import { datasetComparisonOptions } from '#charts/dataset-comparison/view.ts'
import { epidemicCurveOptions } from '#charts/epidemic-curve/view.ts'
import type { Kind } from '#charts/kind/define-kind.ts'
import { KINDS } from '#charts/kinds.ts'
import { pyramidOptions, type PyramidView } from '#charts/pyramid/view.ts'
import { english } from '#languages/from-source.ts'
import { VIEW_OF_EACH_KIND } from '#tests/builders/view-of-each-kind.ts'
import { kindBox, kindBoxes, kindChoice } from './kind-choice.ts'

const words = (options: readonly (readonly [string, Parameters<typeof english.text>[0]])[]) =>
  options.map(([word, text]) => [word, english.text(text)])

describe('a choice inside a figure', () => {
  test('is offered with the words of its kind, leaving it unsaid first where that is one of them', () => {
    const [form] = kindChoice(datasetComparisonOptions.shape, null, {
      value: null,
      change: (shape) => ({ shape }),
    })
    expect(english.text(form?.label ?? '')).toBe('Form of the figure')
    expect(words(form?.options ?? [])).toEqual([
      ['', 'Dots'],
      ['column', 'Column'],
    ])
    expect([form?.value, form?.change('column'), form?.change('')]).toEqual([
      '',
      { shape: 'column' },
      { shape: null },
    ])
    // A word that is none of them changes nothing.
    expect(form?.change('cake')).toEqual({})
  })

  test('has only what the figures allow', () => {
    const [form] = kindChoice(epidemicCurveOptions.shape, null, {
      value: 'column',
      among: ['column', 'cumulative'],
      change: (shape) => ({ shape }),
    })
    expect(words(form?.options ?? []).map(([, text]) => text)).toEqual(['By week', 'Cumulative'])
    expect(form?.change('line')).toEqual({})
  })

  test.each<[string, Partial<PyramidView>, number]>([
    ['of a state', {}, 1],
    ['of the nation, which has no outline of itself', { locations: [1] }, 0],
    ['in numbers, which are not comparable', { options: { parts: true } }, 0],
  ])('makes a difference or is left out: a pyramid %s', (_, change, count) => {
    const view: PyramidView = { ...VIEW_OF_EACH_KIND.pyramid, ...change }
    const offered = kindChoice(pyramidOptions.reference, view, { value: 1, change: (place) => ({ place }) })
    expect(offered).toHaveLength(count)
  })

  test('can be yes or no', () => {
    const [unit] = kindChoice(pyramidOptions.parts, null, { value: false, change: (parts) => ({ parts }) })
    expect(unit?.value).toBe('false')
    expect(unit?.change('true')).toEqual({ parts: true })
    const box = kindBox(bubbleOptions.medians, true, (on) => ({ medians: on }))
    expect([english.text(box.label), box.on, box.change(false)]).toEqual([
      'Medians',
      true,
      { medians: false },
    ])
  })

  test('can be several boxes, in the order of the kind', () => {
    const boxes = kindBoxes(bubbleOptions.log, { value: ['y'], change: (log) => ({ log }) })
    expect(boxes.map(({ label, on }) => [english.text(label), on])).toEqual([
      ['Logarithmic horizontally', false],
      ['Logarithmic vertically', true],
    ])
    expect(boxes.map((box) => box.change(true))).toEqual([{ log: ['x', 'y'] }, { log: ['y'] }])
    const [only, ...none] = kindBoxes(bubbleOptions.log, {
      value: [],
      among: ['x'],
      change: (log) => ({ log }),
    })
    expect([only?.change(true), none]).toEqual([{ log: ['x'] }, []])
  })
})

test('every option of every kind has its words', () => {
  const kinds: readonly Kind[] = KINDS
  const offers = kinds.flatMap(({ options }) => Object.values(options).map(({ offer }) => offer))
  const said = offers.flatMap(({ label, choices = [] }) => [label, ...choices.map(([, text]) => text)])
  expect(said.length).toBeGreaterThan(80)
  expect(said.filter((text) => typeof text === 'string')).toEqual([])
  expect(said.map((text) => english.text(text)).filter((text) => !/^[A-Z]/.test(text))).toEqual([])
})
