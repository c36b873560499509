import type { ComponentType } from 'react'
import type { Value } from '#domain/message/message.ts'

export interface WidgetPanelProps {
  readonly onClose: () => void
}

/**
 * An add-on widget: a floating button that opens a panel (specification of assistive features §2.11).
 *
 * Each is a folder of `plugins/` whose `widget.tsx` exports one as its default. The name of the folder is the widget's
 * key, in the specification's spelling (`contextPlugin`). Deleting the folder removes the widget.
 */
export interface Widget {
  readonly title: Value
  /** One line in the list of widgets. */
  readonly description: Value
  /** Said when the pointer rests on the button. */
  readonly hint: Value
  readonly icon: React.ReactNode
  /** Title of the open panel. */
  readonly panelTitle: Value
  /** A table needs the width of the page; absent: a narrow panel beside the figures. */
  readonly isWide?: true
  /** Stands at the side over the whole height; the page makes room for it where there is any. */
  readonly isSide?: true
  /** As high as the window: for what is read at length. */
  readonly isTall?: true
  /** The page that shows the same; there its button is left out. */
  readonly page?: string
  /** On a phone it is opened from the menu, and has no button. */
  readonly isInMenu?: true
  /** May be lazy: the dock waits for it. */
  readonly Panel: ComponentType<WidgetPanelProps>
  /** Drawn as long as the widget is on, whether its panel is open or not. */
  readonly Always?: ComponentType
}
