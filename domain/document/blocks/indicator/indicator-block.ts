import { message } from '#domain/message/message.ts'
import { defineBlock } from '../define-block.ts'
import { widthIn } from '../shared-fields.ts'

/** The facts about an indicator, in words: definition, unit, which direction is better, targets. */
export const indicatorBlock = defineBlock('indicator', (fields) => ({
  indicator: fields.wholeNumber('indicator'),
  width: widthIn(fields),
}))({
  name: message('blocks.indicator'),
  begin: ({ indicator }: { readonly indicator: number }) => ({ indicator, width: 'full' }),
  fill: (block) => block,
  slots: ({ indicator }) => [{ path: 'indicator', ids: 'indicators', values: [indicator], control: null }],
})
