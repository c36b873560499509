import { Grid, Stack, Text } from '#web/kit/layout.tsx'
import classes from './settings-part.module.css'
import { useId } from '#web/kit/use-id.ts'

interface SettingsPartProps {
  readonly title: string
  /** What it is for, in a sentence. */
  readonly about?: React.ReactNode
  readonly children: React.ReactNode
}

/** One part of a page of settings: what it is about, and its controls beside or below that. */
export function SettingsPart({ title, about, children }: SettingsPartProps) {
  const id = useId()
  return (
    <Grid as="section" className={classes.part} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {about && (
          <Text above={4} tone="soft">
            {about}
          </Text>
        )}
      </div>
      <Stack gap={16} widest={640} shrinks>
        {children}
      </Stack>
    </Grid>
  )
}
