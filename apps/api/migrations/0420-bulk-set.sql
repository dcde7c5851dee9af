-- An action that sets values holds them as they were given, and undoing it needs those that stood before. Neither is ever a sealed value.
alter table bulk add column "values" jsonb;
alter table bulk_item add column values_before jsonb;
