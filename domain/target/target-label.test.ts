import { describe, expect, it } from 'vitest'
import { english } from '#languages/from-source.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Message } from '#domain/message/message.ts'
import { anIndicator } from '#tests/builders/made-up-country.ts'
import { nationalTargetLabel, nationalTargetWords, sdgTargetLabel } from './target-label.ts'

const RATE: Partial<Indicator> = {
  factor: 1,
  slope: 'Negative',
  sdgTarget: 12,
  sdgInformation: 'SDG 3.2.2; 12 or fewer by 2030',
}

const said = (label: Message | null) => label && english.text(label)

describe('labels of targets', () => {
  it.each<[Partial<Indicator>, string | null]>([
    [{ nationalTarget: 90, nationalSource: 'indicative' }, 'NT: 90% (indicative national target)'],
    [{ nationalTarget: 62.5, nationalTargetYear: 2027 }, 'NT: 62.5% (national target for 2027)'],
    [{ nationalTarget: 18, factor: 1 }, 'NT: 18 (national target)'],
    [{}, null],
  ])('the national one of %j is %s', (change, expected) => {
    expect(said(nationalTargetLabel(anIndicator(7, change), 'long'))).toBe(expected)
  })

  it.each<[Partial<Indicator>, string | null]>([
    [RATE, 'SDG: 12 or less by 2030'],
    [{ sdgTarget: 100, sdgInformation: 'SDG 1.4.1' }, 'SDG: 100% by 2030'],
    [{ sdgTarget: 80 }, 'SDG: 80% or more by 2030'],
    [{}, null],
  ])('the SDG one of %j is %s', (change, expected) => {
    expect(said(sdgTargetLabel(anIndicator(7, change), 'long'))).toBe(expected)
  })

  it('short ones are the name and the number', () => {
    const indicator = anIndicator(7, { nationalTarget: 0.5, ...RATE })
    expect(said(nationalTargetLabel(indicator, 'short'))).toBe('NT: 0.5')
    expect(said(sdgTargetLabel(indicator, 'short'))).toBe('SDG: 12')
    expect(said(nationalTargetWords(indicator))).toBe('the national target of 0.5 per 1,000 or less')
  })
})
