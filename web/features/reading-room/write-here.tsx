import { useMemo, useState } from 'react'
import { parseView } from '#charts/view-address.ts'
import { NATION } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import { OneOfCatalogue, useIndicatorOptions, usePlaceOptions } from '#web/controls/catalogue-pickers.tsx'
import { Button } from '#web/kit/button.tsx'
import { Grid, Row, Stack, Text } from '#web/kit/layout.tsx'
import { openSignIn } from '#web/kit/sign-in-door.ts'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { useOwnAccount } from '#web/queries/own-account.ts'
import { WriteForm } from '#web/views/reading/write-form.tsx'
import { PostFigure } from '#web/reading-room/post-figure.tsx'

interface WriteHereProps {
  readonly catalogue: Catalogue
  /** What the reader looks at: the first choice. */
  readonly indicator: number | null
  readonly place: number | null
  readonly onClose: () => void
}

/** Writes a note or a question in the room itself: the figure is chosen first, and stands beside what is written. */
export function WriteHere({ catalogue, onClose, ...first }: WriteHereProps) {
  const { text } = useLanguage()
  const own = useOwnAccount()
  const [indicator, setIndicator] = useState(first.indicator)
  const [place, setPlace] = useState(first.place ?? NATION)
  const figure = `kind=trend&indicator=${indicator ?? ''}&location=${place}`
  const view = useMemo(() => (indicator === null ? null : parseView(figure)), [indicator, figure])
  const indicators = useIndicatorOptions(catalogue)
  const places = usePlaceOptions(catalogue)
  return (
    <Stack as="section" gap={16} ruled={20} above={20} aria-label={text(message('reading-room.write'))}>
      <Text tone="soft" widest="72ch">
        {text(message('room-words.choose-figure'))}
      </Text>
      <Grid columns={2} narrow={700} gap={24}>
        <Stack gap={16} shrinks>
          <OneOfCatalogue
            label={text(message('room-words.indicator'))}
            value={indicator}
            options={indicators}
            onChange={setIndicator}
          />
          <OneOfCatalogue
            label={text(message('room-words.place'))}
            value={place}
            options={places}
            onChange={setPlace}
          />
          {own.status !== 'signed-in' ? (
            <Row wrap gap={12} align="center">
              <Button kind="primary" onClick={() => openSignIn({ view: 'login' })}>
                {text(message('room-words.log-in-write'))}
              </Button>
              <Button onClick={onClose}>{text(message('shell.cancel'))}</Button>
            </Row>
          ) : (
            view && <WriteForm view={view} onClose={onClose} />
          )}
        </Stack>
        {view && <PostFigure figure={figure} />}
      </Grid>
    </Stack>
  )
}
