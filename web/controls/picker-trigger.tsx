import type { Classification } from '#domain/data-source/data-source.ts'
import type { Location } from '#domain/location/location.ts'
import type { Option } from '#sections/definition/options.ts'
import { Row, Text } from '#web/kit/layout.tsx'
import classes from './picker.module.css'
import { SourceMarker } from './source-marker.tsx'

export interface PickerProps {
  readonly label: string
  /** Without a visible label and border, for a control that stands inside a text. */
  readonly quiet?: boolean
  /** Value of the current option. */
  readonly value: string
  /** Text of the current option; it may be missing from the options. */
  readonly text: string
  readonly classification?: Classification | undefined
  /** Asked for when the list opens. */
  readonly options: () => readonly Option[]
  /** A local government area that was looked for and is not among the options. */
  readonly beyond?: ((place: Location) => Option) | undefined
  readonly onPick: (value: string) => void
}

interface TriggerProps extends React.ComponentPropsWithRef<'button'> {
  readonly id: string
  readonly text: string
  readonly classification?: Classification | undefined
}

/** The closed control. Also the target of the open list, which adds its own properties. */
export function PickerTrigger({ id, text, classification, ...button }: TriggerProps) {
  return (
    <Row
      type="button"
      aria-haspopup="listbox"
      aria-expanded={false}
      {...button}
      id={`${id}-button`}
      as="button"
      align="center"
      gap={8}
      reach={36}
      className={classes.trigger}
      aria-labelledby={`${id}-label ${id}-text`}
    >
      {classification && <SourceMarker classification={classification} />}
      <Text as="span" grows clipped id={`${id}-text`} title={text}>
        {text}
      </Text>
      <svg className={classes.chevron} width="16" height="16" viewBox="0 0 24 24" aria-hidden="true">
        <path d="m6 9 6 6 6-6" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </Row>
  )
}
