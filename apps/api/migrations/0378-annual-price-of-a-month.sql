-- The price of a plan that is billed annually is that of a month, as the first plans have it (79 beside 99). One that was entered for a year
-- is dearer than a month.
update plan set annual_price = round(annual_price / 12.0) where annual_price > monthly_price and monthly_price > 0;
