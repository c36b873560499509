import { describe, expect, test } from 'vitest'
import { codeOfStep, stepOfCode } from './code-step.ts'

// RFC 6238, appendix B, SHA-1; its codes have eight digits, ours are their last six.
const SECRET = '12345678901234567890'

describe('the steps of an authenticator', () => {
  test.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('%i seconds after 1970: %s', (seconds, code) => {
    expect(codeOfStep(SECRET, Math.floor(seconds / 30))).toBe(code)
  })

  test.each([
    ['this step', 0, 41],
    ['the one before', 30, 41],
    ['the next', -30, 41],
    ['two before', 60, null],
    ['two later', -60, null],
  ])('%s', (_what, later, step) => {
    const now = new Date((41 * 30 + later) * 1000)
    expect(stepOfCode(SECRET, codeOfStep(SECRET, 41), now)).toBe(step)
  })
})
