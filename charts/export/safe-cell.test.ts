import { describe, expect, test } from 'vitest'
import { csvField, safeText } from './safe-cell.ts'

describe('safeText', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+234', "'+234"],
    ['-5', "'-5"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', "'\r=1"],
    ['Northland', 'Northland'],
    ['a=b', 'a=b'],
    ['−5', '−5'],
    ['', ''],
  ])('%j becomes %j', (text, safe) => {
    expect(safeText(text)).toBe(safe)
  })
})

describe('csvField', () => {
  test.each([
    [-5.25, '-5.25'],
    [0, '0'],
    [1e-7, '1e-7'],
    [null, ''],
    ['-5', "'-5"],
    ['a, b', '"a, b"'],
    ['says "no"', '"says ""no"""'],
    ['two\nlines', '"two\nlines"'],
    ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
  ])('%j is written %s', (value, field) => {
    expect(csvField(value)).toBe(field)
  })
})
