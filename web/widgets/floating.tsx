import { Row, Stack } from '#web/kit/layout.tsx'
import { useStore } from '#web/memory/store.ts'
import classes from './floating.module.css'
import { floatingPlace } from './floating-place.ts'
import { useDragged } from './use-dragged.ts'

interface FloatingProps {
  /** On a phone only the last button stands there until the reader asks for the others. */
  readonly isUnfolded?: boolean
  readonly children: React.ReactNode
}

/** The column of floating buttons at the edge of the window, which can be dragged to another place. */
export function Floating({ isUnfolded = false, children }: FloatingProps) {
  const place = useStore(floatingPlace)
  return (
    <Stack
      gap={8}
      screen
      className={classes.column}
      data-place={place}
      data-unfolded={isUnfolded || undefined}
      {...useDragged()}
    >
      {children}
    </Stack>
  )
}

interface FloatingButtonProps {
  readonly name: string
  readonly hint?: string
  readonly isOpen: boolean
  /** Where it is shown: always; only where the window is wide; on a phone as one of several behind the last. */
  readonly shown?: 'always' | 'wide' | 'folded' | 'phone'
  readonly onPress: () => void
  readonly children: React.ReactNode
}

/** One of them. */
export function FloatingButton({
  name,
  hint = name,
  isOpen,
  shown = 'always',
  onPress,
  children,
}: FloatingButtonProps) {
  return (
    <Row
      as="button"
      type="button"
      align="center"
      justify="center"
      className={classes.button}
      data-shown={shown}
      title={hint}
      aria-label={name}
      aria-expanded={isOpen}
      onClick={onPress}
    >
      {children}
    </Row>
  )
}
