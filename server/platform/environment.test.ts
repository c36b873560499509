import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { readEnvironment } from './environment.ts'

const DEFAULTS = {
  port: 8080,
  host: '127.0.0.1',
  dataDir: './var',
  databaseUrl: null,
  directUrl: null,
  replicas: { urls: [], late: { bytes: 16_777_216, seconds: 10 } },
  publicUrl: null,
  trustedProxies: [],
  corsOrigins: [],
  importOrigins: [],
  leaveOutLicences: [],
  authSecret: null,
  smtpUrl: null,
  mailFrom: null,
  speech: null,
  providers: {},
  model: null,
  backup: {
    to: null,
    everyHours: null,
    keep: { days: 7, weeks: 5, months: 12 },
    passphrase: null,
    s3: null,
  },
  uploads: null,
  metrics: 'off',
  traces: null,
  logLevel: 'info',
  mode: 'production',
  serviceWorker: 'on',
  packAhead: 'on',
}

const SECRET = 'q7Zr2mXw9Lk4Tb8Yc1Vn6Hd3Fs5Gj0Pa'
const URL_RULE = 'must be an address that begins with http:// or https://.'
const DATABASE_RULE = 'must be an address such as postgres://user:password@host:5432/database.'
const EXAMPLE_RULE = 'must not be an example or a repeated text. Make one with: openssl rand -base64 33.'
const PORT_RULE = 'must be a whole number from 0 to 65535.'

describe('readEnvironment', () => {
  it('needs nothing', () => {
    expect(readEnvironment({})).toEqual({ ok: true, environment: DEFAULTS })
  })

  it.each([
    [{ PORT: '3000' }, { port: 3000 }],
    [{ SERVICE_WORKER: 'off' }, { serviceWorker: 'off' }],
    [{ PACK_AHEAD: 'off' }, { packAhead: 'off' }],
    [{ PORT: '0' }, { port: 0 }],
    [{ PORT: '' }, {}],
    [
      { SPEECH_URL: 'http://127.0.0.1:9/v1/', SPEECH_KEY: 'k' },
      { speech: { url: 'http://127.0.0.1:9/v1', model: 'tts-1', voice: 'alloy', key: 'k' } },
    ],
    [{ HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
    [{ DATA_DIR: '/srv/data' }, { dataDir: '/srv/data' }],
    [{ DATABASE_URL: '' }, {}],
    [
      {
        DATABASE_URL: 'postgres://u@h/d',
        DATABASE_REPLICA_URLS: 'postgres://u@a/d, postgres://u@b/d',
        DATABASE_REPLICA_LATE_SECONDS: '3',
      },
      {
        databaseUrl: 'postgres://u@h/d',
        replicas: {
          urls: ['postgres://u@a/d', 'postgres://u@b/d'],
          late: { bytes: 16_777_216, seconds: 3 },
        },
      },
    ],
    [{ DATABASE_URL: 'postgres://a:b@c:5432/d' }, { databaseUrl: 'postgres://a:b@c:5432/d' }],
    [
      { DATABASE_URL: 'postgresql://c/d', DATABASE_DIRECT_URL: 'postgresql://e/d' },
      { databaseUrl: 'postgresql://c/d', directUrl: 'postgresql://e/d' },
    ],
    [{ PUBLIC_URL: 'https://example.org/msdat/' }, { publicUrl: 'https://example.org/msdat' }],
    [
      { CORS_ORIGINS: ' https://a.example , http://localhost:8081,' },
      { corsOrigins: ['https://a.example', 'http://localhost:8081'] },
    ],
    [
      { TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,::1' },
      { trustedProxies: ['127.0.0.1', '10.0.0.0/8', '::1'] },
    ],
    [{ IMPORT_ORIGINS: 'https://dhis2.example.org' }, { importOrigins: ['https://dhis2.example.org'] }],
    [{ AUTH_SECRET: SECRET }, { authSecret: SECRET }],
    [{ SMTP_URL: 'smtp://127.0.0.1:2525' }, { smtpUrl: 'smtp://127.0.0.1:2525' }],
    [{ MAIL_FROM: 'MSDAT <no-reply@example.org>' }, { mailFrom: 'MSDAT <no-reply@example.org>' }],
    [{ MAIL_FROM: 'no-reply@example.org' }, { mailFrom: 'no-reply@example.org' }],
    [
      { GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' },
      { providers: { google: { clientId: 'a', clientSecret: 'b', issuer: null } } },
    ],
    [
      { LINKEDIN_CLIENT_ID: 'a', LINKEDIN_CLIENT_SECRET: 'b', LINKEDIN_ISSUER: 'http://127.0.0.1:4' },
      { providers: { linkedin: { clientId: 'a', clientSecret: 'b', issuer: 'http://127.0.0.1:4' } } },
    ],
    [{ LOG_LEVEL: 'debug' }, { logLevel: 'debug' }],
    [{ NODE_ENV: 'development' }, { mode: 'development' }],
    [{ SOMETHING_ELSE: 'x' }, {}],
  ])('%j', (variables, expected) => {
    expect(readEnvironment(variables)).toEqual({ ok: true, environment: { ...DEFAULTS, ...expected } })
  })

  it.each([
    [{ PORT: 'eighty' }, [`PORT ${PORT_RULE}`]],
    [{ PORT: '65536' }, [`PORT ${PORT_RULE}`]],
    [{ PORT: '-1' }, [`PORT ${PORT_RULE}`]],
    [{ PORT: '80.5' }, [`PORT ${PORT_RULE}`]],
    [{ DATABASE_URL: 'mysql://a/b' }, [`DATABASE_URL ${DATABASE_RULE}`]],
    [{ DATABASE_URL: 'not an address' }, [`DATABASE_URL ${DATABASE_RULE}`]],
    [
      { DATABASE_DIRECT_URL: 'postgres://a/b' },
      ['DATABASE_DIRECT_URL is of use only together with DATABASE_URL.'],
    ],
    [{ PUBLIC_URL: 'example.org' }, [`PUBLIC_URL ${URL_RULE}`]],
    [{ CORS_ORIGINS: '*' }, [`CORS_ORIGINS ${URL_RULE}`]],
    [
      { CORS_ORIGINS: 'https://a.example/path' },
      [
        'CORS_ORIGINS must list origins such as https://example.org, separated by commas, without a path or a slash at the end.',
      ],
    ],
    ...['http://dhis2.example.org', 'https://10.0.0.8', 'https://dhis2.local', 'https://a.example/api'].map(
      (text): [Record<string, string>, string[]] => [
        { IMPORT_ORIGINS: text },
        [
          'IMPORT_ORIGINS must list origins of other servers such as https://dhis2.example.org, separated by commas.',
        ],
      ],
    ),
    [{ AUTH_SECRET: 'short' }, ['AUTH_SECRET must have at least 32 characters.']],
    [{ AUTH_SECRET: 'abc'.repeat(20) }, [`AUTH_SECRET ${EXAMPLE_RULE}`]],
    [{ AUTH_SECRET: `Change-Me-${SECRET}` }, [`AUTH_SECRET ${EXAMPLE_RULE}`]],
    [{ AUTH_SECRET: 'better-auth-secret-123456789012345678901234567890' }, [`AUTH_SECRET ${EXAMPLE_RULE}`]],
    [
      { SMTP_URL: 'mail.example.org' },
      ['SMTP_URL must be an address such as smtps://user:password@mail.example.org:465.'],
    ],
    [{ MAIL_FROM: 'MSDAT' }, ['MAIL_FROM must be a sender such as MSDAT <no-reply@example.org>.']],
    [
      { TRUSTED_PROXIES: 'all' },
      [
        'TRUSTED_PROXIES must list addresses or networks such as 127.0.0.1 or 10.0.0.0/8, separated by commas.',
      ],
    ],
    [
      { GOOGLE_CLIENT_ID: 'a', FACEBOOK_CLIENT_SECRET: 'b' },
      [
        'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together.',
        'FACEBOOK_CLIENT_ID and FACEBOOK_CLIENT_SECRET must be set together.',
      ],
    ],
    [
      { ASSISTANT_URL: 'http://127.0.0.1:11434/v1' },
      ['ASSISTANT_URL and ASSISTANT_MODEL must be set together.'],
    ],
    [
      {
        ASSISTANT_URL: 'http://127.0.0.1/v1',
        ASSISTANT_MODEL: 'm',
        ASSISTANT_KEY: 'k',
        ASSISTANT_KEY_FILE: 'f',
      },
      ['Set ASSISTANT_KEY or ASSISTANT_KEY_FILE, not both.'],
    ],
    [
      { ASSISTANT_URL: 'http://127.0.0.1/v1', ASSISTANT_MODEL: 'm', ASSISTANT_KEY_FILE: '/no/such/file' },
      ['ASSISTANT_KEY_FILE names /no/such/file, which cannot be read.'],
    ],
    [
      { DATABASE_URL_FILE: '/no/such/file' },
      ['DATABASE_URL_FILE names /no/such/file, which cannot be read.'],
    ],
    [{ BACKUP_TO: 's3://b' }, ['BACKUP_TO names a bucket: set BACKUP_S3_KEY and BACKUP_S3_SECRET too.']],
    [{ BACKUP_S3_KEY: 'k' }, ['BACKUP_S3_KEY and BACKUP_S3_SECRET must be set together.']],
    [
      { BACKUP_EVERY_HOURS: '0', BACKUP_KEEP: '7', BACKUP_PASSPHRASE: 'short' },
      [
        'BACKUP_EVERY_HOURS must be a number of hours from 1 to 744.',
        'BACKUP_KEEP must be three whole numbers, of days, weeks and months, such as 7,5,12.',
        'BACKUP_PASSPHRASE must have at least 12 characters.',
      ],
    ],
    [
      { DATABASE_REPLICA_URLS: 'postgres://a@b/c' },
      ['DATABASE_REPLICA_URLS is of use only together with DATABASE_URL.'],
    ],
    [
      {
        DATABASE_REPLICA_URLS: 'postgres://a@b/c,c',
        DATABASE_REPLICA_LATE_BYTES: '0',
        DATABASE_REPLICA_LATE_SECONDS: 'few',
      },
      [
        `DATABASE_REPLICA_URLS ${DATABASE_RULE}`,
        'DATABASE_REPLICA_LATE_BYTES must be a whole number from 1 to 68719476736.',
        'DATABASE_REPLICA_LATE_SECONDS must be a whole number from 1 to 60.',
      ],
    ],
    [{ METRICS: 'token' }, ['METRICS=token and METRICS_TOKEN must be set together.']],
    [{ UPLOADS_TO: './uploads' }, ['UPLOADS_TO must be an address such as s3://bucket/folder.']],
    [
      { UPLOADS_TO: 's3://kept' },
      ['UPLOADS_TO names a bucket: set UPLOADS_S3_KEY and UPLOADS_S3_SECRET too.'],
    ],
    [{ UPLOADS_S3_KEY: 'a' }, ['UPLOADS_S3_KEY and UPLOADS_S3_SECRET must be set together.']],
    [
      {
        OTEL_EXPORTER_OTLP_ENDPOINT: '127.0.0.1:4318',
        OTEL_EXPORTER_OTLP_HEADERS: 'key',
        OTEL_TRACES_SAMPLER_ARG: '2',
      },
      [
        'OTEL_EXPORTER_OTLP_ENDPOINT must be an address that begins with http:// or https://.',
        'OTEL_EXPORTER_OTLP_HEADERS must be names and values such as api-key=abc,tenant=7.',
        'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.',
      ],
    ],
    [
      { LOG_LEVEL: 'loud', NODE_ENV: 'live', PORT: 'x' },
      [
        `PORT ${PORT_RULE}`,
        'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent.',
        'NODE_ENV must be one of production, development, test.',
      ],
    ],
  ])('%j is refused in one sentence for each variable', (variables, sentences) => {
    expect(readEnvironment(variables)).toEqual({ ok: false, sentences })
  })

  it('reads secrets from the files that are named', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'msdat-secret-')), 'secret')
    writeFileSync(file, `${SECRET}\n`)
    expect(readEnvironment({ AUTH_SECRET_FILE: file })).toMatchObject({ environment: { authSecret: SECRET } })
  })

  it('reads the example file, which shows every variable at its default', () => {
    const example = readFileSync('.env.example', 'utf8')
    expect(readEnvironment(parseEnv(example))).toEqual({ ok: true, environment: DEFAULTS })
    const named = [...example.matchAll(/^#? ?([A-Z_\d]+)=/gm)].map((match) => match[1])
    const providers = ['GOOGLE', 'FACEBOOK', 'LINKEDIN'].flatMap((name) =>
      ['CLIENT_ID', 'CLIENT_SECRET', 'ISSUER'].map((part) => `${name}_${part}`),
    )
    const first =
      'PORT HOST DATA_DIR DATABASE_URL DATABASE_DIRECT_URL DATABASE_REPLICA_URLS DATABASE_REPLICA_LATE_BYTES DATABASE_REPLICA_LATE_SECONDS PUBLIC_URL TRUSTED_PROXIES CORS_ORIGINS IMPORT_ORIGINS LEAVE_OUT_LICENCES SERVICE_WORKER PACK_AHEAD'
    const speech = ['SPEECH_URL', 'SPEECH_MODEL', 'SPEECH_VOICE', 'SPEECH_KEY']
    const model = ['ASSISTANT_URL', 'ASSISTANT_MODEL', 'ASSISTANT_KEY', 'ASSISTANT_READS']
    const backup = 'TO EVERY_HOURS KEEP PASSPHRASE S3_ENDPOINT S3_REGION S3_KEY S3_SECRET'
      .split(' ')
      .map((part) => `BACKUP_${part}`)
    const uploads = ['TO', 'S3_ENDPOINT', 'S3_REGION', 'S3_KEY', 'S3_SECRET'].map((part) => `UPLOADS_${part}`)
    const telemetry = [
      'EXPORTER_OTLP_ENDPOINT',
      'EXPORTER_OTLP_HEADERS',
      'SERVICE_NAME',
      'TRACES_SAMPLER_ARG',
    ]
    const traces = telemetry.map((part) => `OTEL_${part}`)
    const watching = [...backup, ...uploads, 'METRICS', 'METRICS_TOKEN', ...traces]
    const accounts = ['AUTH_SECRET', 'SMTP_URL', 'MAIL_FROM', ...speech, ...model, ...watching, ...providers]
    expect(named).toEqual([...first.split(' '), ...accounts, 'LOG_LEVEL', 'NODE_ENV'])
  })
})
