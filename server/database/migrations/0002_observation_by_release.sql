-- What a release added, found without reading the whole table: clients ask at each start for the newest values. Rows are
-- appended, so those of one release lie together, and an index of some kilobytes is enough.
create index observation_by_release on observation using brin (release_added) with (pages_per_range = 32);
