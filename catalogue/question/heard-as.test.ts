import { expect, test } from 'vitest'
import { putRight } from '#domain/voice/heard-as.ts'
import { HEARD_AS } from './heard-as.ts'

test.each([
  ['penta tree in can know', 'penta 3 in Kano'],
  ['stunting by mix in zam fara', 'stunting by MICS in Zamfara'],
  ['a n c four by n d h s', 'ANC 4 by NDHS'],
  ['measles coverage in Lagos', 'measles coverage in Lagos'],
])('“%s” is heard as “%s”', (heard, meant) => {
  expect(putRight(heard, HEARD_AS)).toBe(meant)
})
