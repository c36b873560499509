import { describe, expect, test } from 'vitest'
import { Problem } from '#domain/problem.ts'
import { figureQuery, readFigureRequest, readFileRequest } from './figure-request.ts'

const VIEW = 'kind=trend&indicator=18&datasource=2&location=1'

function refusal(search: string): Problem {
  try {
    readFigureRequest(search)
  } catch (error) {
    if (error instanceof Problem) return error
  }
  throw new Error(`${search} is not refused`)
}

describe('how an address wants its figure', () => {
  test('says nothing: a sheet of 1,200 pixels, as high as it needs, light, small letters, one dot a pixel', () => {
    const { look, release, language, view } = readFigureRequest(VIEW)
    expect(look).toEqual({
      paper: { width: 1200, height: null, mode: 'light', fontScale: 1 },
      scale: 1,
      as: 'sheet',
    })
    expect([release, language, view.indicators]).toEqual([null, 'en', [18]])
  })

  test('says all of it', () => {
    const more = '&width=640&height=400&scale=1.5&mode=dark&font=large&lang=pcm&release=abc_-9&as=card'
    const asked = readFigureRequest(VIEW + more)
    expect(asked.look.paper).toEqual({ width: 640, height: 400, mode: 'dark', fontScale: 22 / 14 })
    expect([asked.look.scale, asked.look.as]).toEqual([1.5, 'card'])
    expect(figureQuery(asked)).toBe(`${VIEW}&release=abc_-9&lang=pcm`)
  })

  test.each([
    ['width=1000000', 'width', 'width is a whole number from 280 to 2000.'],
    ['width=279', 'width', 'width is a whole number from 280 to 2000.'],
    ['width=-1', 'width', 'width is a whole number from 280 to 2000.'],
    ['width=1e3', 'width', 'width is a whole number from 280 to 2000.'],
    ['width=NaN', 'width', 'width is a whole number from 280 to 2000.'],
    ['width=640.5', 'width', 'width is a whole number from 280 to 2000.'],
    ['height=2401', 'height', 'height is a whole number from 200 to 2400.'],
    ['scale=0', 'scale', 'scale is a number from 0.5 to 3.'],
    ['scale=3.01', 'scale', 'scale is a number from 0.5 to 3.'],
    ['scale=Infinity', 'scale', 'scale is a number from 0.5 to 3.'],
    ['mode=blue', 'mode', 'mode is one of light, dark.'],
    ['font=huge', 'font', 'font is one of small, medium, large.'],
    ['lang=klingon', 'lang', 'lang is one of en, pcm.'],
    ['as=film', 'as', 'as is one of sheet, card, interactive, picture.'],
    ['release=%3Cscript%3E', 'release', 'That is not the hash of a release.'],
  ])('T45: %s is refused with what is allowed', (more, field, sentence) => {
    const problem = refusal(`${VIEW}&${more}`)
    expect(problem.code).toBe('invalid-input')
    expect(problem.errors).toEqual({ [field]: [sentence] })
  })

  test('a kind that nobody knows is refused with those that there are', () => {
    expect(refusal('kind=<svg onload=alert(1)>').message).toMatch(/^kind is one of source-table, trend, /)
    expect(refusal('').message).not.toContain('svg')
  })

  test('a file takes the names of other calls, and refuses one that nobody knows with those that are known', () => {
    const asked = readFileRequest('?kind=trend&indicator=18&source=2&place=1&language=pcm&sdg=1')
    expect(figureQuery(asked)).toBe(figureQuery(readFigureRequest(`${VIEW}&lang=pcm&sdg=1`)))
    expect(() => readFileRequest(`${VIEW}&horizon=5`)).toThrow(
      /There is no parameter “horizon” here\. Known are kind, indicator, datasource, location, period, .*width/,
    )
    expect(() => readFileRequest(`${VIEW}&place=8`)).toThrow(/say two things/)
  })
})
