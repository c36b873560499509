import { expect, test } from 'vitest'
import { figureInWords } from './figure-in-words.ts'

test.each([
  ['why is our DHIS2 112 %', '112', 'DHIS2'],
  ['why is penta 3 in Kano 112%', '112', null],
  ['check my number 98 penta 3 kano 2022', '98', null],
  ['our hmis says 47.5 percent', '47.5', 'HMIS'],
  ['we got 640,640 doses', '640,640', null],
  ['penta 3 kano 2022', null, null],
  ['our penta 3 in 2022', null, null],
  ['under 5 mortality 2018', null, null],
  ['anc 4 98', null, null],
  ['', null, null],
])('%j brings %j', (text, figure, system) => {
  const found = figureInWords(text)
  expect(found?.figure ?? null).toBe(figure)
  expect(found?.system ?? null).toBe(system)
})

test('what is left of the words says what the figure is about', () => {
  expect(figureInWords('why is penta 3 in Kano 112%')?.rest).toBe('why is penta 3 in Kano')
})
