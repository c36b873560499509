import { useState } from 'react'
import { message } from '#domain/message/message.ts'
import { day } from '#domain/message/value.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Button } from '#web/kit/button.tsx'
import { CheckField, FormError } from '#web/kit/form/field.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { ask } from '#web/queries/ask.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import type { FrontFields } from './front-fields.ts'
import type { FrontFault } from './step-fault.ts'
import type { FrontDraft } from './use-front-draft.ts'

interface ApplyStepProps {
  readonly draft: FrontDraft
  /** What has to be mended first. */
  readonly faults: readonly FrontFault[]
  readonly mayApply: boolean
}

/** Step 5: people offer their draft to administrators, who apply one to the whole site or take an earlier front back. */
export function ApplyStep({ draft, faults, mayApply }: ApplyStepProps) {
  const { text } = useLanguage()
  if (!mayApply) {
    return (
      <Stack gap={16} above={8}>
        <Text tone="soft" size={16}>
          {text(message('configurer.offer-lead'))}
        </Text>
        <CheckField
          label={text(message('configurer.offer'))}
          checked={draft.offered}
          onChange={({ currentTarget }) => draft.offer(currentTarget.checked)}
        />
      </Stack>
    )
  }
  return <Applying draft={draft} faults={faults} />
}

function Applying({ draft, faults }: Omit<ApplyStepProps, 'mayApply'>) {
  const { text } = useLanguage()
  const versions = useAnswer('GET /front/versions')
  const offered = useAnswer('GET /front/drafts')
  const [failure, setFailure] = useState<string | null>(null)
  const [fault] = faults
  const [isBusy, setBusy] = useState(false)
  const run = async (call: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await call()
      // Names, colour and menus of this very page change too.
      window.location.reload()
    } catch (error) {
      setFailure(error instanceof Error ? error.message : '')
      setBusy(false)
    }
  }
  const apply = (front: FrontFields, version: number) =>
    run(() => ask('PUT /front', { body: { front, version } }))
  return (
    <Stack gap={16} above={8}>
      <Text tone="soft" size={16}>
        {text(message('configurer.apply-lead'))}
      </Text>
      <FormError>{failure ?? (fault ? text(message('configurer.mend-first', { fault })) : null)}</FormError>
      <WhenAnswered answer={versions} what={message('configurer.versions-what')}>
        {({ results }) => {
          const [current, ...earlier] = results
          const version = current?.version ?? 0
          return (
            <Stack gap={16}>
              <Row wrap gap={8}>
                <Button
                  kind="primary"
                  disabled={isBusy || fault !== undefined}
                  onClick={() => void apply(draft.front, version)}
                >
                  {text(message('configurer.apply'))}
                </Button>
                {earlier[0] && (
                  <Button
                    disabled={isBusy}
                    onClick={() =>
                      void run(() =>
                        ask('POST /front/versions/{number}/restore', {
                          path: { number: String(version - 1) },
                          body: { version },
                        }),
                      )
                    }
                  >
                    {text(message('configurer.undo'))}
                  </Button>
                )}
              </Row>
              {earlier.length > 0 && (
                <Stack as="ul" gap={6}>
                  {results.map((row) => (
                    <Text as="li" key={row.version} size={13} tone="soft">
                      {text(
                        message('configurer.version-row', {
                          number: row.version,
                          person: row.applied_by ?? '–',
                          date: day(row.applied_at),
                          restored: row.restored === null ? 'no' : 'yes',
                        }),
                      )}
                    </Text>
                  ))}
                </Stack>
              )}
            </Stack>
          )
        }}
      </WhenAnswered>
      <WhenAnswered answer={offered} what={message('configurer.drafts-what')}>
        {({ results }) =>
          results.length > 0 && (
            <Stack gap={8}>
              <h2>{text(message('configurer.offered-drafts'))}</h2>
              {results.map(({ author, front }) => (
                <Row key={author} wrap gap={8} align="center">
                  <span>
                    {author}: {front.product || front.agency || text(message('shell.product'))}
                  </span>
                  <Button onClick={() => draft.change(front)}>
                    {text(message('configurer.take-draft'))}
                  </Button>
                </Row>
              ))}
            </Stack>
          )
        }
      </WhenAnswered>
    </Stack>
  )
}
