import { IconChartBar } from '#web/kit/icons.ts'
import { figureBlock } from '#domain/document/blocks/figure/figure-block.ts'
import { later } from '#web/kit/later.tsx'
import { firstView } from '../../editor/first-view.ts'
import type { BlockEditing } from '../block-editing.ts'

/** Each kind of figure is an entry of its own. */
export const figureEditing: BlockEditing<'figure'> = {
  group: 'figures',
  Icon: IconChartBar,
  begin: async (id, { figure }, { document, catalogue }) => ({
    ...figureBlock.begin(id, { view: await firstView(figure, document, catalogue) }),
    width: 'half',
  }),
  Settings: later(async () => (await import('../../editor/view-settings.tsx')).ViewSettings),
}
