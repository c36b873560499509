-- Rows that a release ended, found without reading the whole table: two releases are compared by them (server/release/compare-releases.ts).
create index observation_ended on observation (release_removed) where release_removed < 2147483647;
