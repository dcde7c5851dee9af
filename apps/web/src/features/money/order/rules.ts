export { OrderConfirm, OrderRefuse } from '@corridor/contract/money/order/shapes'
