import { useState } from 'react'
import { Link } from 'wouter'
import type { FindingDetail, FindingRow } from '#contract/data-audit/known-errors.ts'
import { may } from '#domain/account/capability.ts'
import { message } from '#domain/message/message.ts'
import { day, whole } from '#domain/message/value.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Button } from '#web/kit/button.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { useHolder } from '#web/queries/own-account.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { DecideForm } from './decide-form.tsx'
import classes from './known-errors.module.css'

/** Cases that are shown until the reader asks for more. */
const FIRST = 12

interface FindingMoreProps {
  readonly finding: FindingRow
  readonly addressOf: (indicator: number, source: number) => string | null
}

/** A finding in full: the rule, what is known, every case, and the ways to the figures. */
export function FindingMore({ finding, addressOf }: FindingMoreProps) {
  const { text, code } = useLanguage()
  const answer = useAnswer('GET /known-errors/{key}', {
    path: { key: finding.key },
    query: { lang: code },
  })
  const holder = useHolder()
  const [answering, setAnswering] = useState(false)
  const address = addressOf(finding.indicator, finding.datasource)
  return (
    <div className={classes.more}>
      <WhenAnswered answer={answer} what={message('data-audit.findings-what')}>
        {(detail) => (
          <>
            <Cases detail={detail} address={address} />
            <Stack gap={12} className={classes.about}>
              <Text as="h3" heading>
                {text(message('data-audit.the-rule'))}
              </Text>
              <Text>{text(message('data-audit.rule-about', { rule: finding.rule }))}</Text>
              <Text as="h3" heading>
                {text(message('data-audit.what-known'))}
              </Text>
              <Known detail={detail} />
              <Row wrap gap={12} rows={8}>
                {address && <Link href={address}>{text(message('data-audit.see-figure'))}</Link>}
                <Link href={`/known-errors?finding=${finding.key}`}>
                  {text(message('data-audit.link-finding'))}
                </Link>
              </Row>
              {may(holder, 'findings.decide', { source: finding.datasource }) && (
                <div>
                  <Button onClick={() => setAnswering(true)}>
                    {text(message('data-audit.decide-title'))}
                  </Button>
                </div>
              )}
            </Stack>
          </>
        )}
      </WhenAnswered>
      {answering && <DecideForm finding={finding} onClose={() => setAnswering(false)} />}
    </div>
  )
}

function Known({ detail }: { readonly detail: FindingDetail }) {
  const { text } = useLanguage()
  const { explanation, decisions, cases } = detail
  const notes = [...new Set(cases.flatMap(({ note }) => (note === null ? [] : [note])))].slice(0, 3)
  if (explanation === null && decisions.length === 0 && notes.length === 0) {
    return <Text tone="faint">{text(message('data-audit.nothing-known'))}</Text>
  }
  return (
    <>
      {explanation && <Text>{text(message('data-audit.explained', { why: explanation }))}</Text>}
      {notes.map((note) => (
        <Text key={note} breaks lang="en">
          {note}
        </Text>
      ))}
      {decisions.map(({ status, note, by, at }) => (
        <div key={at}>
          <Text tone="faint" size={13}>
            {text(
              message('data-audit.decided', {
                status,
                name: by ?? message('data-audit.former'),
                at: day(at),
              }),
            )}
          </Text>
          <Text breaks>{note}</Text>
        </div>
      ))}
    </>
  )
}

interface CasesProps {
  readonly detail: FindingDetail
  /** Where the figures of its source are shown; null where no dashboard has them. */
  readonly address: string | null
}

/** The address of the figure that a case is about. */
function figureOf({ figures }: FindingDetail['cases'][number], address: string): string {
  const [first] = figures
  return first ? `${address}&location=${first.location}&period=${first.period}` : address
}

function Cases({ detail: { cases, case_count }, address }: CasesProps) {
  const { text } = useLanguage()
  const [shown, setShown] = useState(FIRST)
  return (
    <div>
      <ul className={classes.cases}>
        {cases.slice(0, shown).map((one) => (
          <li key={one.sentence}>
            {address === null ? one.sentence : <Link href={figureOf(one, address)}>{one.sentence}</Link>}
          </li>
        ))}
      </ul>
      {shown < cases.length && (
        <Button onClick={() => setShown(cases.length)}>
          {text(message('data-audit.more', { more: whole(cases.length - shown) }))}
        </Button>
      )}
      {case_count > cases.length && (
        <Text above={8} tone="faint" size={13}>
          {text(message('data-audit.cases-first', { shown: whole(cases.length), all: whole(case_count) }))}
        </Text>
      )}
    </div>
  )
}
