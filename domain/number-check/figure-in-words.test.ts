import { expect, test } from 'vitest'
import { figureInWords } from './figure-in-words.ts'

test.each([
  ['why is our DHIS2 112 %', '112', 'our DHIS2'],
  ['why is penta 3 in Kano 112%', '112', ''],
  ['check my number 98 penta 3 kano 2022', '98', ''],
  ['our hmis says 47.5 percent', '47.5', 'our HMIS'],
  ['we got 640,640 doses', '640,640', ''],
  ['penta 3 kano 2022', null, ''],
  ['our penta 3 in 2022', null, ''],
  ['under 5 mortality 2018', null, ''],
  ['anc 4 98', null, ''],
  ['', null, ''],
])('%j brings %j', (text, figure, from) => {
  const found = figureInWords(text)
  expect(found?.figure ?? null).toBe(figure)
  expect(found?.from ?? '').toBe(from)
})

test('what is left of the words says what the figure is about', () => {
  expect(figureInWords('why is penta 3 in Kano 112%')?.rest).toBe('why is penta 3 in Kano')
})
