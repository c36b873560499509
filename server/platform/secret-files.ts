import { readFileSync } from 'node:fs'

type Variables = Readonly<Record<string, string | undefined>>

/** Variables that are secrets, or hold one: each may stand in a file that `NAME_FILE` names. */
export const SECRETS = [
  'AUTH_SECRET',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URLS',
  'SMTP_URL',
  'SPEECH_KEY',
  'ASSISTANT_KEY',
  'GOOGLE_CLIENT_SECRET',
  'FACEBOOK_CLIENT_SECRET',
  'LINKEDIN_CLIENT_SECRET',
  'BACKUP_PASSPHRASE',
  'BACKUP_S3_KEY',
  'BACKUP_S3_SECRET',
  'UPLOADS_S3_KEY',
  'UPLOADS_S3_SECRET',
  'METRICS_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
] as const

type Reading =
  | { readonly ok: true; readonly variables: Variables }
  | { readonly ok: false; readonly sentences: readonly string[] }

/**
 * Variables with the secrets that stand in files, as containers and systemd hand them over: they are then in no list of processes and in no
 * environment of a child.
 */
export function withSecretFiles(variables: Variables): Reading {
  const found: Record<string, string | undefined> = { ...variables }
  const sentences: string[] = []
  for (const name of SECRETS) {
    const file = variables[`${name}_FILE`]
    if (file === undefined || file === '') continue
    if (found[name] !== undefined && found[name] !== '') {
      sentences.push(`Set ${name} or ${name}_FILE, not both.`)
      continue
    }
    try {
      found[name] = readFileSync(file, 'utf8').trim()
    } catch {
      sentences.push(`${name}_FILE names ${file}, which cannot be read.`)
    }
  }
  return sentences.length === 0 ? { ok: true, variables: found } : { ok: false, sentences }
}
