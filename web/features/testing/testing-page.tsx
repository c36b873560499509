import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '#web/kit/icons.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { checkBrowser, checkConnection, checkFigure, checkStorage } from './checks.ts'
import type { Finding, State } from './findings.ts'
import classes from './testing.module.css'

const SIGNS = { good: IconCircleCheck, slow: IconAlertTriangle, missing: IconCircleX } as const

/** Checks the reader's own browser, storage and connection, and how long a figure takes; says what to do. Nothing of it is sent. */
export default function TestingPage() {
  const { text } = useLanguage()
  const picture = useRef<HTMLImageElement>(null)
  const [findings, setFindings] = useState<readonly Finding[]>([])
  const [isChecking, setIsChecking] = useState(true)
  const check = useCallback(async () => {
    setIsChecking(true)
    setFindings([])
    const add = (finding: Finding) => setFindings((before) => [...before, finding])
    add(checkBrowser())
    add(await checkStorage())
    add(await checkConnection())
    if (picture.current) add(await checkFigure(picture.current))
    setIsChecking(false)
  }, [])
  useEffect(() => void check(), [check])
  return (
    <div className={classes.page}>
      <h1>{text(message('pages.testing'))}</h1>
      <Text above={8} tone="soft" widest="72ch">
        {text(message('testing.lead'))}
      </Text>
      <Stack as="ul" gap={16} className={classes.findings}>
        {findings.map((finding) => (
          <Row as="li" key={finding.what} gap={12} align="start">
            <Sign state={finding.state} />
            <div>
              <Text as="h2" size={14}>
                {text(message('testing.what', { what: finding.what }))}:{' '}
                <span data-state={finding.state}>
                  {text(message('testing.state', { state: finding.state }))}
                </span>
              </Text>
              <p>{text(finding.found)}</p>
              {finding.advice && <Text tone="soft">{text(finding.advice)}</Text>}
            </div>
          </Row>
        ))}
      </Stack>
      <Text role="status" above={12} tone="soft">
        {text(message('testing.checking', { checking: isChecking ? 'yes' : 'no' }))}
      </Text>
      <Row gap={8} above={12}>
        <Button onClick={() => void check()} disabled={isChecking}>
          {text(message('testing.again'))}
        </Button>
      </Row>
      <img ref={picture} className={classes.picture} alt={text(message('testing.picture'))} />
    </div>
  )
}

function Sign({ state }: { readonly state: State }) {
  const Icon = SIGNS[state]
  return <Icon size={22} aria-hidden="true" className={classes.sign} data-state={state} />
}
