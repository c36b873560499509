import { expect, test } from 'vitest'
import { compareVersions } from './plugin-version.ts'

test.each([
  ['1.0.0', '1.0.0', 0],
  ['1.2.0', '1.10.0', -1],
  ['2.0.0', '1.9.9', 1],
  ['1.0.1', '1.0.0', 1],
])('%s against %s', (a, b, sign) => expect(Math.sign(compareVersions(a, b))).toBe(sign))
