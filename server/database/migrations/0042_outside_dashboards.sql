-- Addresses of dashboards of other sites, by the name of the tab that offers them (catalogue/special-dashboards).
alter table platform_setting add column outside_dashboards jsonb not null default '{}';
