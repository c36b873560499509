import { NATION } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import type { FigureInput } from '#charts/figure.ts'
import type { KindView } from '#charts/kind/define-kind.ts'
import { formed, toggle, whole } from '#charts/kind/option-forms.ts'

export const pyramidOptions = {
  /** Numbers of people in place of shares. */
  parts: formed(toggle('numden', { label: message('disaggregation.unit'), standard: false }), [
    [false, message('disaggregation.percent')],
    [true, message('disaggregation.numbers')],
  ]),
  /** The place whose shares are drawn as an outline. */
  reference: formed(
    whole('reference', {
      label: message('disaggregation.outline'),
      standard: null,
      names: 'location',
      shown: ({ locations, options }) => locations[0] !== NATION && options.parts !== true,
    }),
    [
      [NATION, message('disaggregation.with-outline')],
      [null, message('disaggregation.without')],
    ],
  ),
}

export type PyramidView = KindView<'pyramid', typeof pyramidOptions>

export type PyramidInput = FigureInput<PyramidView>
